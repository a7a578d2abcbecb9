import type { ReactNode } from 'react';
import styles from './message-screen.module.css';

interface Props {
  title: string;
  /** One or two sentences under the title. */
  lead?: ReactNode;
  children?: ReactNode;
}

/** The content of a message page: a title, a sentence, and an action. */
export function MessageScreen({ title, lead, children }: Props) {
  return (
    <>
      <h1 className={styles.title}>{title}</h1>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children && <div className={styles.rest}>{children}</div>}
    </>
  );
}
