import type { ReactNode } from 'react';
import styles from './steps.module.css';

/** One step: a heading and what to do. */
export function Step({ children }: { children: ReactNode }) {
  return <li className={styles.step}>{children}</li>;
}
