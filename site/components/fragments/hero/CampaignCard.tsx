import { Icon } from '../../Icon.tsx';
import styles from './campaign-card.module.css';

/** A campaign's report, and the offer to resend it to those who did not open it. */
export function CampaignCard() {
  return (
    <div className={styles.report}>
      <div aria-hidden="true">
        <div className={styles.head}>
          <b className={styles.name}>Harvest sale</b>
          <span className={styles.pill}>
            <Icon name="check" size={14} />
            Delivered
          </span>
          <span>Yesterday, 9 am</span>
          <span>Sent to 24,310 customers</span>
        </div>
        <dl className={styles.figures}>
          {figures.map(({ name, value, change }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
              <dd>
                <b>{change}</b> vs last
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <div className={styles.resend}>
        <p className={styles.missed}>
          <b>13,074 haven’t opened</b>
          “Still time, Ada”
        </p>
        <p className={styles.opens} id="resend-opens">
          <span className="sr">Opens: </span>46.2%
          <span className="sr"> then </span>
          <span className={styles.after}>53.6% after</span>
          <i className={styles.meter} />
        </p>
        <label className={styles.again}>
          <input type="checkbox" autoComplete="off" aria-describedby="resend-opens" />
          Resend to non-openers
        </label>
      </div>
      <div className={styles.details} aria-hidden="true">
        <div>
          <p className={styles.row}>
            <b>By hour</b>
            <span className={styles.key}>Opens</span>
            <span className={styles.key}>Clicks</span>
          </p>
          <svg className={styles.chart} viewBox="0 0 336 168" aria-hidden="true">
            <path className={styles.grid} d="M28 21h308M28 78h308M28 135.500h308" />
            <path className={styles.bars} d={bars(opens, 17)} />
            <path className={styles.clicks} d={bars(clicks, 7)} />
            <text y="26">2k</text>
            <text y="83">1k</text>
            <text y="140">0</text>
            <text x="34" y="160">
              9 am
            </text>
            <text x="112" y="160">
              12 pm
            </text>
            <text x="190" y="160">
              3 pm
            </text>
            <text x="268" y="160">
              6 pm
            </text>
          </svg>
        </div>
        <div className={styles.links}>
          <b>Top links</b>
          {links.map(({ path, clicks: count }) => (
            <p key={path} className={styles.row}>
              <span>{path}</span>
              {count}
            </p>
          ))}
          <b>Readers</b>
          {readers.map(({ name, did }) => (
            <p key={name} className={styles.row}>
              <span>{name}</span>
              {did}
            </p>
          ))}
        </div>
      </div>
    </div>
  );
}

const figures = [
  { name: 'Opened', value: '46.2%', change: '+8.1 pts' },
  { name: 'Clicked', value: '12.7%', change: '+2.4 pts' },
  { name: 'Revenue', value: '$4.8k', change: '+31%' },
];

/** By hour from 9 am, in hundreds. */
const opens = [16, 22, 15, 11, 9, 7, 6, 8, 6, 5, 4, 3];
const clicks = [4, 6, 4, 3, 2, 2, 2, 2, 2, 1, 1, 1];

/** Vertical bars on the chart's zero line, as one path's data. */
function bars(hundreds: readonly number[], width: number): string {
  return hundreds
    .map((value, hour) => `M${34 + hour * 26} 135v-${Math.round(value * 5.7)}h${width}V135z`)
    .join('');
}

const links = [
  { path: '/harvest-box', clicks: '1,482' },
  { path: '/yams', clicks: '871' },
  { path: '/recipes', clicks: '734' },
];

const readers = [
  { name: 'Ada', did: 'bought ₦18,500' },
  { name: 'Kofi', did: 'opened 3 times' },
  { name: 'Amélie', did: 'clicked /yams' },
];
