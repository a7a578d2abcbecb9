import type { ReactNode } from 'react';
import styles from './steps.module.css';

/** Numbered steps; each is a `Step`. */
export function Steps({ children }: { children: ReactNode }) {
  return <ol className={styles.steps}>{children}</ol>;
}

/** One step: a heading and what to do. */
export function Step({ children }: { children: ReactNode }) {
  return <li className={styles.step}>{children}</li>;
}
