import type { ReactNode } from 'react';
import styles from './receipt.module.css';

interface Props {
  children: ReactNode;
  /** What lies over the paper's lower right corner. */
  stamp?: ReactNode;
}

/** A strip of paper that comes out of a slot, torn at its foot. It stays paper in the dark. */
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
