import styles from './key.module.css';

/** A key cap. Beside words that say what it does. */
export function Key({ children }: { children: string }) {
  return <kbd className={styles.key}>{children}</kbd>;
}
