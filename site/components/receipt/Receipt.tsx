import type { ReactNode } from 'react';
import styles from './receipt.module.css';

interface Props {
  children: ReactNode;
  /** Overlaps the paper's lower right corner. */
  stamp?: ReactNode;
}

/** A strip of paper that comes out of a slot, torn at its foot. It stays paper-colored in dark mode. */
export function Receipt({ children, stamp }: Props) {
  return (
    <figure className={styles.receipt} aria-label="Receipt">
      <div className={styles.paper}>
        <div className={styles.print}>{children}</div>
        {stamp}
      </div>
    </figure>
  );
}
