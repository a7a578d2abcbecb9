import { samples } from '@grovemail/config/samples.ts';
import { amount, sum } from '../parts/money.ts';
import parts from '../parts/parts.module.css';
import { ada, faceOf } from '../parts/people.ts';
import styles from './receipt-mail.module.css';

const { prints } = samples.otherShops;

/** The email that the log is about, as its recipient gets it. */
export function ReceiptMail() {
  return (
    <div className={styles.mail}>
      <p className={styles.from}>
        <i className={`${parts.face} ${styles.face}`} aria-hidden="true">
          {faceOf(prints)}
        </i>
        <span>
          <b>{prints.name}</b> to {ada}
        </span>
      </p>
      <p className={parts.name}>Thank you, {ada}. It’s on its way.</p>
      <p className={styles.order}>Order {prints.order}</p>
      <dl>
        {samples.receipt.map(({ name, price }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{amount(price)}</dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>Total</dt>
          <dd>{amount(sum(samples.receipt.map(({ price }) => price)))}</dd>
        </div>
      </dl>
    </div>
  );
}
