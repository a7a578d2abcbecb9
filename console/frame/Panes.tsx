import type { ReactNode } from 'react';
import styles from './panes.module.css';

interface Props {
  /** The head of the sheet, which leaves a phone's screen to the detail. */
  top: ReactNode;
  /** What the list is of, for screen readers. */
  label: string;
  list: ReactNode;
  /** Null while nothing is chosen. */
  detail: ReactNode | null;
}

/** A list, and beside it the chosen one. On phones, one at a time. */
export function Panes({ top, label, list, detail }: Props) {
  return (
    <>
      <div className={styles.head} data-chosen={detail !== null}>
        {top}
      </div>
      <div className={styles.panes} data-chosen={detail !== null}>
        <section className={styles.list} aria-label={label}>
          {list}
        </section>
        {detail ?? <p className={styles.nothing}>Choose one to read it.</p>}
      </div>
    </>
  );
}
