import { Icon } from '../Icon.tsx';
import styles from './delivery-log.module.css';
import parts from './parts.module.css';

/** What the delivery log knows of one email, and the others to the same address. */
export function DeliveryLog() {
  return (
    <div className={parts.card}>
      <p className={styles.search}>
        <Icon name="search" />
        ada@example.com
      </p>
      <p className={parts.head}>
        <b className={parts.name}>Order receipt</b>
        <span className={`${parts.pill} ${parts.done}`}>Opened</span>
      </p>
      <ol className={styles.events}>
        {events.map(({ name, at, detail }) => (
          <li key={name}>
            <p className={parts.head}>
              <b>{name}</b>
              <time className={parts.muted}>{at}</time>
            </p>
            <p className={styles.detail}>{detail}</p>
          </li>
        ))}
      </ol>
      <div className={parts.rows}>
        {others.map(({ name, state, look }) => (
          <p key={name} className={parts.head}>
            {name}
            <span className={`${parts.pill} ${look}`}>{state}</span>
          </p>
        ))}
      </div>
    </div>
  );
}

const events = [
  { name: 'Accepted', at: '14:01:36', detail: 'From your code, in 38 ms' },
  { name: 'Sent', at: '14:01:37', detail: 'To mx.example.com' },
  { name: 'Delivered', at: '14:01:38', detail: '250 2.0.0 Ok: queued' },
  { name: 'Opened', at: '14:01:40', detail: 'On a phone, in Lagos' },
];

const others = [
  { name: 'Sign-in code, 8 June', state: 'Delivered', look: '' },
  { name: 'Invoice, 2 June', state: 'Failed', look: styles.failed },
];
