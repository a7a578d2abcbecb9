import type { ReactNode } from 'react';
import styles from './action-bar.module.css';

interface Props {
  /** Buttons, most likely one first. */
  children: ReactNode;
  /** Why an action is disabled. */
  disabledReason?: string | undefined;
  /** Other controls, at the end of the row; on phones, they stay below the title. */
  secondary?: ReactNode;
}

/**
 * The actions of a detail. On phones, they replace the navigation at the bottom of the screen: the first that is enabled has a
 * label, the others are icons.
 */
export function ActionBar({ children, disabledReason, secondary }: Props) {
  return (
    <div className={styles.row}>
      <div className={styles.bar} data-at-thumb>
        {children}
        {disabledReason && <span className={styles.reason}>{disabledReason}</span>}
      </div>
      {secondary && <div className={styles.secondary}>{secondary}</div>}
    </div>
  );
}
