import type { ReactNode } from 'react';
import styles from './message-screen.module.css';

interface Props {
  title: string;
  /** One or two sentences under the title. */
  lead?: ReactNode;
  /** What can be done here. */
  children?: ReactNode;
}

/** What a recipient reads in the card: a title, a sentence, and one thing to do. */
export function MessageScreen({ title, lead, children }: Props) {
  return (
    <>
      <h1 className={styles.title}>{title}</h1>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children && <div className={styles.rest}>{children}</div>}
    </>
  );
}
