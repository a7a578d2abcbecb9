import styles from './delivery-log.module.css';
import shared from './fragment.module.css';

/** The log of transactional messages with the outcome of each. */
export function DeliveryLog() {
  return (
    <div className={shared.card}>
      <div className={shared.head}>
        <b className={shared.name}>Delivery log</b>
        <span className={shared.muted}>Kept for 90 days</span>
      </div>
      <ul className={styles.rows}>
        {rows.map(({ template, to, state, time }) => (
          <li key={time} className={`${shared.head} ${styles.row}`}>
            <span>
              <b>{template}</b>
              <span className={shared.muted}>{to}</span>
            </span>
            <span>
              <span className={`${shared.pill} ${state === 'Delivered' ? '' : shared.wait}`}>
                {state}
              </span>
              <time className={shared.muted}>{time}</time>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

const rows = [
  { template: 'Order receipt', to: 'ada@example.com', state: 'Delivered', time: '14:02:11' },
  { template: 'Password reset', to: 'kofi@example.com', state: 'Delivered', time: '14:02:09' },
  { template: 'Sign-in code', to: 'wanjiru@example.com', state: 'Sending', time: '14:02:08' },
  { template: 'Order receipt', to: 'tunde@example.com', state: 'Delivered', time: '14:01:57' },
];
