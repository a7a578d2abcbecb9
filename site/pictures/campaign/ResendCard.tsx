import { samples } from '@grovemail/config/samples.ts';
import { after, before, gain, gainInPoints } from '../parts/campaign-figures.ts';
import { Drawing } from '../parts/Drawing.tsx';
import { count } from '../parts/money.ts';
import parts from '../parts/parts.module.css';
import pill from '../parts/pill.module.css';
import { campaign } from './CampaignDrawings.tsx';
import styles from './resend-card.module.css';

const { name, reached, first, second } = samples.campaign;
const [once, both] = [`${before.share}%`, `${after.share}%`];

/** A campaign sent twice, and the opens of each, to scale. */
export function ResendCard() {
  return (
    <div className={`${parts.card} ${styles.report}`}>
      <div className={parts.head}>
        <b className={parts.name}>{name}</b>
        <span className={`${pill.pill} ${pill.done}`}>+{gain} opens</span>
      </div>
      <div className={styles.mails}>
        {mails.map(({ picture, when, to, subject, opened, label }) => (
          <p key={when} className={styles.mail}>
            <Drawing>{picture}</Drawing>
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
        <rect className={styles.after} width={both} y="28" height="44" rx="10" />
        <rect className={styles.before} width={once} y="28" height="44" rx="10" />
        <text className={styles.inside} x="16" y="55">
          {once}
        </text>
        <rect x={both} width="1" height="28" />
        <text fontWeight="650" x={both} dx="-8" y="14" textAnchor="end">
          {both} opened
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
    picture: campaign.day,
    when: first.sent,
    subject: first.subject.join(' '),
    to: `Sent to ${count(reached)} people`,
    opened: once,
    label: 'opened it',
  },
  {
    picture: campaign.night,
    when: second.sent,
    subject: second.subject.join(' '),
    to: `To ${count(before.notOpened)} non-openers`,
    opened: `+${gainInPoints} pts`,
    label: 'from the second send',
  },
];
