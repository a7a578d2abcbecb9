import { samples } from '@grovemail/config/samples.ts';
import type { ReactNode } from 'react';
import { amount, sum } from '../parts/money.ts';
import parts from '../parts/parts.module.css';
import { ada, faceOf } from '../parts/people.ts';
import styles from './shipped-mail.module.css';

const { prints } = samples.otherShops;

/** Of the order that the email is about. */
export const orderTotal = amount(sum(samples.receipt.map(({ price }) => price)));

interface Props {
  className?: string | undefined;
  /** Whether the values that were filled in are highlighted. */
  isMarked?: boolean;
}

/** The email made of the editor's template; visitors send it to themselves (`api/mail/messages/sample-order.ts`). */
export function ShippedMail({ className = '', isMarked = false }: Props) {
  const value = (filled: ReactNode) => (
    <span className={isMarked ? parts.mark : undefined}>{filled}</span>
  );
  return (
    <div className={`${parts.card} ${styles.mail} ${className}`}>
      <p className={styles.sender}>
        <i className={parts.face}>{faceOf(prints)}</i>
        <span>
          <b>{prints.name}</b>
          <span className={parts.muted}>{isMarked ? 'to ada@example.com' : 'to you'}</span>
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
