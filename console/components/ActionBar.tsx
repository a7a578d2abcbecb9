import type { ReactNode } from 'react';
import styles from './action-bar.module.css';

interface Props {
  /** Buttons, most likely one first. */
  children: ReactNode;
  /** Why an action is disabled. */
  why?: string | undefined;
  /** Other controls, at the end of the row; on phones, they stay below the title. */
  beside?: ReactNode;
}

/**
 * The actions of a detail. On phones, they replace the navigation at the bottom of the screen: the first that is enabled has a
 * label, the others are icons.
 */
export function ActionBar({ children, why, beside }: Props) {
  return (
    <div className={styles.row}>
      <div className={styles.bar} data-at-thumb>
        {children}
        {why && <span className={styles.why}>{why}</span>}
      </div>
      {beside && <div className={styles.beside}>{beside}</div>}
    </div>
  );
}
