import type { ReactNode } from 'react';
import styles from './amount.module.css';

/** Money, or a bar in its place while the price of the choice is not known (`plans.module.css`). */
export function Amount({ children }: { children: ReactNode }) {
  return <span className={styles.amount}>{children}</span>;
}
