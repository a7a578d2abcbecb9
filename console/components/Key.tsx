import styles from './key.module.css';

/** A key cap. */
export function Key({ children }: { children: string }) {
  return <kbd className={styles.key}>{children}</kbd>;
}
