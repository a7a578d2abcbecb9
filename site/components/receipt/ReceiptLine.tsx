import styles from './receipt.module.css';

interface Props {
  name: string;
  /** How the amount is calculated. */
  sum?: string;
  amount: string;
  /** Not part of the total: a pale line of the same height, with no list of benefits. */
  off?: boolean;
  /** What the amount pays for. */
  benefits?: readonly string[] | undefined;
}

/** Name, dotted leader, amount. */
export function ReceiptLine({ name, sum, amount, off, benefits = [] }: Props) {
  return (
    <>
      <p className={off ? `${styles.line} ${styles.off}` : styles.line}>
        <span>{name}</span>
        {sum && <small>{sum}</small>}
        <b>{amount}</b>
        {off && benefits.length > 0 && <small>{benefits.join(', ')}</small>}
      </p>
      {!off && benefits.length > 0 && (
        <ul className={styles.benefits}>
          {benefits.map((benefit) => (
            <li key={benefit}>{benefit}</li>
          ))}
        </ul>
      )}
    </>
  );
}
