import { samples } from '@grovemail/config/samples.ts';
import { Icon } from '../../components/Icon.tsx';
import parts from '../parts/parts.module.css';
import pill from '../parts/pill.module.css';
import styles from './delivery-log.module.css';

/** A search in the delivery log: one email in detail, and the others to the same address. */
export function DeliveryLog() {
  return (
    <div className={styles.found}>
      <p className={`${parts.card} ${styles.search}`}>
        <Icon name="search" size={20} />
        ada@example.com
      </p>
      <div className={`${parts.card} ${styles.results}`}>
        <p className={parts.head}>
          <b className={parts.name}>Order receipt</b>
          <span className={pill.pill}>Opened</span>
        </p>
        <ol className={styles.events}>
          {events.map(({ name, at, detail, look }) => (
            <li key={name} className={styles.row}>
              <b>{name}</b>
              <span className={`${styles.detail} ${look}`}>{detail}</span>
              <time className={parts.muted}>{at}</time>
            </li>
          ))}
        </ol>
        <div className={parts.rows}>
          <p className={parts.head}>
            Sign-in code, 8 June
            <span className={`${pill.pill} ${styles.delivered}`}>Delivered</span>
          </p>
          <div>
            <p className={parts.head}>
              <b>Invoice, 2 June</b>
              <span className={`${pill.pill} ${styles.failed}`}>Failed</span>
            </p>
            <p className={`${styles.row} ${styles.failed} ${styles.reply}`}>
              <b>Their server</b>
              <span className={styles.response}>552 5.2.2 Mailbox full</span>
              <time className={parts.muted}>09:12:04</time>
            </p>
          </div>
          <p className={parts.head}>
            Order receipt, 28 May
            <span className={pill.pill}>Opened</span>
          </p>
        </div>
      </div>
    </div>
  );
}

const events = [
  { name: 'Accepted', at: '14:01:36', detail: 'From your code, in\u00a038\u00a0ms', look: '' },
  { name: 'Sent', at: '14:01:37', detail: 'To mx.example.com', look: '' },
  { name: 'Delivered', at: '14:01:38', detail: '250 2.0.0 Ok: queued', look: styles.response },
  { name: 'Opened', at: '14:01:40', detail: `On a phone, in ${samples.shop.city}`, look: '' },
];
