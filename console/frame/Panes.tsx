import type { ReactNode } from 'react';
import styles from './panes.module.css';

interface Props {
  /** Hidden on phones while a detail is open. */
  top: ReactNode;
  /** Names the list for screen readers. */
  label: string;
  list: ReactNode;
  /** Null while nothing is open. */
  detail: ReactNode | null;
}

/** A list with the detail of one item next to it. Phones show one of the two. */
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
