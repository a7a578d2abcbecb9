import type { ReactNode } from 'react';
import styles from './field-group.module.css';

interface Props {
  id: string;
  title: string;
  /** At the right end of the line. */
  note?: string;
  children: ReactNode;
}

/** A titled group of fields or responses. */
export function FieldGroup({ id, title, note, children }: Props) {
  return (
    <>
      <div className={styles.title}>
        <h3 id={id}>{title}</h3>
        {note && <p>{note}</p>}
      </div>
      {children}
    </>
  );
}
