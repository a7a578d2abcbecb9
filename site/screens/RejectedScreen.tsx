import type { ReactNode } from 'react';
import { Eyebrow } from '../components/Eyebrow.tsx';
import styles from './rejected-screen.module.css';

interface Props {
  /** Around a form that is no card itself. */
  hasCard: boolean;
  children: ReactNode;
}

/** A form that came back, with the slots `title` and `messages` beside it. */
export function RejectedScreen({ hasCard, children }: Props) {
  return (
    <section className={styles.rejected}>
      <div>
        <Eyebrow>Not sent yet</Eyebrow>
        <h1 className={styles.title}>{'{{title}}'}</h1>
        <ul className={styles.messages}>{'{{messages}}'}</ul>
        <p className={styles.lead}>What you typed is still in the form. Send it again from here.</p>
      </div>
      <div className={hasCard ? styles.card : undefined}>{children}</div>
    </section>
  );
}
