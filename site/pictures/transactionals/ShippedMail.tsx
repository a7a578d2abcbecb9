import { samples } from '@grovemail/config/samples.ts';
import { amount, sum } from '../parts/money.ts';
import parts from '../parts/parts.module.css';
import { ada, faceOf } from '../parts/people.ts';
import styles from './shipped-mail.module.css';

const { prints } = samples.otherShops;

/** The total of the order in the email. */
export const orderTotal = amount(sum(samples.receipt.map(({ price }) => price)));

/** The email made of the editor's template, in which the values that were filled in are highlighted. */
export function ShippedMail({ className = '' }: { className?: string | undefined }) {
  const value = (filled: string) => <span className={parts.mark}>{filled}</span>;
  return (
    <div className={`${parts.card} ${styles.mail} ${className}`}>
      <p className={styles.sender}>
        <i className={parts.face}>{faceOf(prints)}</i>
        <span>
          <b>{prints.name}</b>
          <span className={parts.muted}>to ada@example.com</span>
        </span>
      </p>
      <p className={styles.text}>
        Thank you, {value(ada)}! Your order {value(prints.order)} of {value(orderTotal)} is on its
        way.
      </p>
      <p className={styles.text}>It arrives {value('on Friday')}.</p>
      <p className={parts.action}>Track my order</p>
    </div>
  );
}
