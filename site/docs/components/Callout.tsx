import type { ReactNode } from 'react';
import styles from './callout.module.css';

interface Props {
  /** `warning` for anything that causes harm if overlooked. */
  kind?: 'note' | 'warning';
  title: string;
  children: ReactNode;
}

/** A note or a warning beside the text. */
export function Callout({ kind = 'note', title, children }: Props) {
  return (
    <aside className={`${styles.callout} ${styles[kind]}`} aria-label={title}>
      <p className={styles.title}>{title}</p>
      {children}
    </aside>
  );
}
