import { samples } from '@grovemail/config/samples.ts';
import { before } from '../parts/campaign-figures.ts';
import { Drawing } from '../parts/Drawing.tsx';
import { count, sum } from '../parts/money.ts';
import { DayOfOpens } from './DayOfOpens.tsx';
import styles from './first-day.module.css';

/** A campaign's opens on its first day, from the minute when the kettle boils. */
export function FirstDay() {
  return (
    <div className={styles.day}>
      <div>
        <p className={styles.clock}>
          9:04 <span>am</span>
        </p>
        <p className={styles.soFar}>212 opens in the first four minutes.</p>
      </div>
      <div className={styles.totals}>
        <p>By 9 pm that day</p>
        {totals.map(([what, count]) => (
          <p key={what}>
            {what} <b>{count}</b>
          </p>
        ))}
      </div>
      <Drawing className={styles.opens}>
        <DayOfOpens />
      </Drawing>
    </div>
  );
}

const totals = [
  ['Opened', count(before.opened)],
  ['Clicked', count(sum(samples.campaign.first.clicked))],
  ['Bounced', count(samples.campaign.bounced)],
] as const;
