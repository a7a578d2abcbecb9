import styles from './text.module.css';

/** Small capitals above a title. */
export function Eyebrow({ children }: { children: string }) {
  return <p className={styles.eyebrow}>{children}</p>;
}
