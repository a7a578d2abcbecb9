import type { ReactNode } from 'react';
import { CancelledStamp } from '../components/stamps/CancelledStamp.tsx';
import type { StampName } from '../components/stamps/stamps.ts';
import styles from './message-screen.module.css';

interface Props {
  title: string;
  /** One or two sentences under the title. */
  lead?: ReactNode;
  /** Hangs over the card's edge; with `onceSaved` not before the island has saved a choice. */
  stamp?: { name: StampName; word: string; brand: string; onceSaved?: boolean };
  children?: ReactNode;
}

/** The content of a message page: a title, a sentence, and an action. */
export function MessageScreen({ title, lead, stamp, children }: Props) {
  return (
    <>
      {stamp && (
        <div className={`${styles.stamp} ${stamp.onceSaved ? styles.onceSaved : ''}`}>
          <CancelledStamp name={stamp.name} word={stamp.word} brand={stamp.brand} />
        </div>
      )}
      <h1 className={styles.title}>{title}</h1>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children && <div className={styles.rest}>{children}</div>}
    </>
  );
}
