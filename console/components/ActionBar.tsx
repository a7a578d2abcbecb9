import type { ReactNode } from 'react';
import styles from './action-bar.module.css';

interface Props {
  /** Buttons, the next thing to do first. */
  children: ReactNode;
  /** Why something is not possible now. */
  why?: string | undefined;
  /** What else stands with them; on phones it stays under the title. */
  beside?: ReactNode;
}

/**
 * What can be done with what is read. On phones it is at the thumb, in place of the navigation: the first that is possible
 * with its words, the others as icons.
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
