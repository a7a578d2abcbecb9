import styles from './method.module.css';

/** The method of a call, all of one width so that the paths after them form a column. */
export function Method({ children: method }: { children: string }) {
  return <span className={`${styles.method} ${styles[method.toLowerCase()] ?? ''}`}>{method}</span>;
}
