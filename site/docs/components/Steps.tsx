import type { ReactNode } from 'react';
import styles from './steps.module.css';

/** Numbered steps; each is a `Step`. */
export function Steps({ children }: { children: ReactNode }) {
  return <ol className={styles.steps}>{children}</ol>;
}
