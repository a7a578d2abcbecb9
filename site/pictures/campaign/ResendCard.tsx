import { Drawing } from '../parts/Drawing.tsx';
import parts from '../parts/parts.module.css';
import pill from '../parts/pill.module.css';
import styles from './resend-card.module.css';

/** A campaign sent twice, and the opens of each, to scale. */
export function ResendCard() {
  return (
    <div className={`${parts.card} ${styles.report}`}>
      <div className={parts.head}>
        <b className={parts.name}>Harvest sale</b>
        <span className={`${pill.pill} ${pill.done}`}>+16% opens</span>
      </div>
      <div className={styles.mails}>
        {mails.map(({ picture, when, to, subject, opened, label }) => (
          <p key={when} className={styles.mail}>
            <Drawing sheet="campaign" part={picture} />
            <span className={parts.muted}>{when}</span>
            <b>{subject}</b>
            {to}
            <span className={styles.opened}>{opened}</span>
            {label}
          </p>
        ))}
      </div>
      <svg className={parts.chart} height="100" aria-hidden="true">
        <rect className={styles.all} width="100%" y="28" height="44" rx="10" />
        <rect className={styles.after} width="53.6%" y="28" height="44" rx="10" />
        <rect className={styles.before} width="46.2%" y="28" height="44" rx="10" />
        <text className={styles.inside} x="16" y="55">
          46.2%
        </text>
        <rect x="53.6%" width="1" height="28" />
        <text fontWeight="650" x="53.6%" dx="-8" y="14" textAnchor="end">
          53.6% opened
        </text>
        <text className={parts.axis} y="98">
          0
        </text>
        <text className={parts.axis} x="100%" y="98" textAnchor="end">
          100%
        </text>
      </svg>
    </div>
  );
}

const mails = [
  {
    picture: 'day',
    when: 'Tuesday, 9 am',
    subject: 'The harvest is in, Ada',
    to: 'Reached 24,310 people',
    opened: '46.2%',
    label: 'opened it',
  },
  {
    picture: 'night',
    when: 'Thursday, 9 am',
    subject: 'Still time, Ada',
    to: 'To 13,074 non-openers',
    opened: '+7.4 pts',
    label: 'from the second send',
  },
];
