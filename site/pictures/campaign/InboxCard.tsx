import { samples } from '@grovemail/config/samples.ts';
import type { ReactNode } from 'react';
import parts from '../parts/parts.module.css';
import { faceOf } from '../parts/people.ts';
import { Rich } from '../parts/Rich.tsx';
import styles from './inbox-card.module.css';

interface Props {
  /** The first name of whose inbox it is. */
  name: string;
  /** With `@firstname` in the place of the name. */
  subject: string;
  /** Among the inboxes, whose older emails differ in order. */
  index: number;
  /** What became of the campaign's email. */
  children: ReactNode;
}

const { shop, otherShops, campaign } = samples;

/** An inbox: the campaign's email on top, others below. */
export function InboxCard({ name, subject, index, children }: Props) {
  const [before, after] = subject.split('@firstname', 2);
  return (
    <div className={styles.card}>
      <p className={styles.owner}>
        <i aria-hidden="true">{name[0]}</i>
        <span>
          {name}
          <span>’s inbox</span>
        </span>
      </p>
      <div className={styles.mail}>
        <i className={`${parts.face} ${styles.shop}`} aria-hidden="true">
          {faceOf(shop)}
        </i>
        <div>
          <p className={styles.from}>
            {shop.name} <span>9:00</span>
          </p>
          <div className={styles.text}>
            <p className={styles.subject} data-subject-for={name}>
              {before}
              <span className={parts.mark}>{name}</span>
              {after}
            </p>
            <p className={styles.preview}>
              <Rich text={campaign.first.lines[1]} />
            </p>
          </div>
          <p className={styles.states}>{children}</p>
        </div>
      </div>
      {times.map((at, row) => {
        const { from, subject } = others[(row + index) % others.length] ?? others[0];
        return (
          <div key={at} className={styles.other}>
            <i className={parts.face} aria-hidden="true">
              {from[0]}
            </i>
            <p>
              <span className={styles.from}>
                {from} <span>{at}</span>
              </span>
              {subject}
            </p>
          </div>
        );
      })}
    </div>
  );
}

const others = [
  { from: otherShops.rooms.name, subject: 'A weekend at the sea' },
  { from: otherShops.prints.name, subject: 'New prints' },
  { from: otherShops.kettles.name, subject: 'It’s back: your kettle, restocked' },
] as const;
const times = ['8:52', '8:30', '8:02'];
