import parts from '../parts/parts.module.css';
import pill from '../parts/pill.module.css';
import { ReplayButton } from '../parts/ReplayButton.tsx';
import styles from './delivery-log.module.css';
import { ResetMail } from './ResetMail.tsx';

/** The log of one email, which fills step by step with bars to scale, and older ones to the same address. */
export function DeliveryLog() {
  return (
    <div className={styles.log} data-draw="">
      <div className={styles.panel}>
        <div className={styles.head}>
          <p>
            <b className={parts.name}>Password reset</b>
            <span className={styles.note}>to ada@example.com</span>
          </p>
          <p className={styles.total}>
            <span className={styles.note}>Delivered after</span> <b>{delivered} ms</b>
          </p>
        </div>
        <p className={`${styles.step} ${styles.axis}`} aria-hidden="true">
          <span>
            {[0, 100, 200, 300, 400].map((at) => (
              <i key={at}>{at}</i>
            ))}
          </span>
          ms
        </p>
        <ol>
          {steps.map(({ name, detail, from, to }) => (
            <li key={name} className={styles.step}>
              <p>
                <b>{name}</b>
                {detail}
              </p>
              <svg className={styles.bar} aria-hidden="true">
                <rect x={`${from / 4}%`} width={`${(to - from) / 4}%`} />
              </svg>
              <span className={styles.at}>at {to} ms</span>
            </li>
          ))}
        </ol>
        <ul className={styles.older}>
          <li>
            <b>Sign-in code</b> June 8
            <span className={`${pill.pill} ${styles.delivered}`}>Delivered</span>
          </li>
          <li>
            <b>Invoice</b> June 2<span className={`${pill.pill} ${styles.failed}`}>Failed</span>
            <span className={styles.reply}>Their server: 552 5.2.2 Mailbox full</span>
          </li>
        </ul>
        <ReplayButton />
      </div>
      <ResetMail />
    </div>
  );
}

/** In milliseconds since the request. */
const steps = [
  { name: 'Received', detail: 'POST /v1/transactionals', from: 0, to: 4 },
  { name: 'Stored', detail: 'On disk, then 200 OK', from: 4, to: 12 },
  { name: 'Template filled', detail: 'password_reset, 2 values', from: 14, to: 19 },
  { name: 'Signed', detail: 'DKIM, 2048 bits', from: 19, to: 23 },
  { name: 'Connected', detail: 'mx.example.com, TLS 1.3', from: 24, to: 210 },
  { name: 'Delivered', detail: '250 2.0.0 Ok: queued', from: 210, to: 388 },
];
const delivered = Math.max(...steps.map(({ to }) => to));
