import type { ReactNode } from 'react';
import { CanceledStamp } from '../pictures/stamps/CanceledStamp.tsx';
import { Stamp } from '../pictures/stamps/Stamp.tsx';
import type { StampName } from '../pictures/stamps/stamps.ts';
import styles from './message-screen.module.css';

interface Props {
  title: string;
  /** One or two sentences under the title. */
  lead?: ReactNode;
  /** On the card's corner; with a word it is postmarked, with `onceDone` not before what the page is for is done. */
  stamp: { name: StampName; word?: string; brand?: string; onceDone?: boolean };
  children?: ReactNode;
  /** An aside at the end. */
  note?: string;
}

/** The content of a message page: a title, a sentence, and an action. */
export function MessageScreen({ title, lead, stamp, children, note }: Props) {
  const { word, brand } = stamp;
  return (
    <>
      <div className={`${styles.stamp} ${stamp.onceDone ? styles.onceDone : ''}`}>
        {word && brand ? (
          <CanceledStamp name={stamp.name} word={word} brand={brand} />
        ) : (
          <Stamp name={stamp.name} />
        )}
      </div>
      <h1 className={styles.title}>{title}</h1>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children && <div className={styles.rest}>{children}</div>}
      {note && <p className={styles.note}>{note}</p>}
    </>
  );
}
