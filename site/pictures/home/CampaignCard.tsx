import { Icon } from '../../components/Icon.tsx';
import { CampaignDetails } from './CampaignDetails.tsx';
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
          <span>Reached 24,310 customers</span>
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
          Mail 2: “Still time, Ada”
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
      <CampaignDetails />
    </div>
  );
}

const figures = [
  {
    name: 'Opened',
    value: <UntilResent then="53.6%">46.2%</UntilResent>,
    change: <UntilResent then="+15.5 pts">+8.1 pts</UntilResent>,
  },
  { name: 'Clicked', value: '12.7%', change: '+2.4 pts' },
  { name: 'Revenue', value: '$4.8k', change: '+31%' },
];

function UntilResent({ children, then }: { children: string; then: string }) {
  return (
    <>
      <span className={styles.once}>{children}</span>
      <span className={styles.then}>{then}</span>
    </>
  );
}
