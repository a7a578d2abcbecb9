import type { ReactNode } from 'react';
import styles from './receipt.module.css';

interface Props {
  name: string;
  /** How the amount is calculated. */
  sum?: string;
  /** Whether the sum is short enough for the name's line, where the paper is wide. */
  isShort?: boolean;
  amount: ReactNode;
  /** Not part of the total: a pale line. A template has a slot for it, which is `off` then. */
  off?: boolean | string;
  /** Appears from left to right. */
  justPrinted?: boolean;
}

/** Name, dotted leader, amount. */
export function ReceiptLine({ name, sum, isShort, amount, off, justPrinted }: Props) {
  const look = [styles.line, justPrinted && styles.printed];
  return (
    <p
      className={look.filter(Boolean).join(' ')}
      data-off={off === true ? 'off' : off || undefined}
    >
      <span>{name}</span>
      {sum && <small className={isShort ? styles.short : undefined}>{sum}</small>}
      <b>{amount}</b>
    </p>
  );
}
