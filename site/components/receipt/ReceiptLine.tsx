import styles from './receipt.module.css';

interface Props {
  name: string;
  /** How the amount is calculated. */
  sum?: string;
  amount: string;
  /** Not part of the total: a pale line. */
  off?: boolean;
}

/** Name, dotted leader, amount. */
export function ReceiptLine({ name, sum, amount, off }: Props) {
  return (
    <p className={off ? `${styles.line} ${styles.off}` : styles.line}>
      <span>{name}</span>
      {sum && <small>{sum}</small>}
      <b>{amount}</b>
    </p>
  );
}
