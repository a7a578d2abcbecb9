import type { ReactNode } from 'react';
import styles from './receipt.module.css';

interface Props {
  name: string;
  /** How the amount is calculated. */
  sum?: string;
  amount: ReactNode;
  /** Not part of the total: a pale line. A template has a slot for it, which is `off` then. */
  off?: boolean | string;
  /** Appears from left to right. */
  justPrinted?: boolean;
}

/** Name, dotted leader, amount. */
export function ReceiptLine({ name, sum, amount, off, justPrinted }: Props) {
  const look = [styles.line, justPrinted && styles.printed];
  return (
    <p
      className={look.filter(Boolean).join(' ')}
      data-off={off === true ? 'off' : off || undefined}
    >
      <span>{name}</span>
      {sum && <small>{sum}</small>}
      <b>{amount}</b>
    </p>
  );
}
