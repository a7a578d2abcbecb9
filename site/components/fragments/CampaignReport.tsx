import styles from './campaign-report.module.css';
import shared from './fragment.module.css';

/** The hero's dashboard: a campaign's report, and the offer to send it again to non-openers. */
export function CampaignReport() {
  return (
    <figure className={styles.ground}>
      <figcaption className="sr">
        A campaign report: 46.2% of 24,310 customers opened it, and one click sends it again to the
        13,074 who have not.
      </figcaption>
      <div className={styles.stage} aria-hidden="true">
        <div className={`${shared.card} ${styles.report}`}>
          <div className={shared.head}>
            <b className={styles.name}>Harvest sale</b>
            <span className={shared.pill}>Delivered</span>
          </div>
          <p className={shared.muted}>Sent to 24,310 customers · 2 hours ago</p>
          <dl className={styles.figures}>
            {figures.map(({ name, value, change }) => (
              <div key={name} className={styles.figure}>
                <dt className={shared.muted}>{name}</dt>
                <dd>{value}</dd>
                <dd className={styles.change}>{change}</dd>
              </div>
            ))}
          </dl>
          <svg
            className={styles.chart}
            viewBox="0 0 400 130"
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            <path className={styles.grid} d="M0 30h400M0 80h400M0 129h400" />
            <path
              className={styles.area}
              d="M0 118c30-10 40-72 80-72s50 34 86 34 50-58 96-58 54 32 84 32 40-22 54-30v106H0z"
            />
            <path
              className={styles.curve}
              d="M0 118c30-10 40-72 80-72s50 34 86 34 50-58 96-58 54 32 84 32 40-22 54-30"
            />
          </svg>
          <p className={styles.hours}>
            <span>9 am</span>
            <span>11 am</span>
            <span>1 pm</span>
            <span>3 pm</span>
            <span>5 pm</span>
          </p>
          <div className={styles.resend}>
            <b>13,074 people haven’t opened yet</b>
            <p>Send it again with a new subject line.</p>
            <span className={styles.button}>Resend to non-openers</span>
          </div>
        </div>
      </div>
    </figure>
  );
}

const figures = [
  { name: 'Opened', value: '46.2%', change: '+8.1' },
  { name: 'Clicked', value: '12.7%', change: '+2.4' },
  { name: 'Revenue', value: '$4.8k', change: '+31%' },
];
