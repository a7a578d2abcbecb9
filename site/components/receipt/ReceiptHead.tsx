import styles from './receipt.module.css';

interface Props {
  title: string;
  date?: string;
  /** Replaces the date, emphasized. */
  mark?: string;
  /** Below them. */
  subject: string;
  scope: string;
}

/** The two lines at the top of a receipt. */
export function ReceiptHead({ title, date, mark, subject, scope }: Props) {
  return (
    <div className={styles.head}>
      <p>
        <b>{title}</b>
        {mark ? <mark>{mark}</mark> : <span>{date}</span>}
      </p>
      <p>
        <span>{subject}</span>
        <span>{scope}</span>
      </p>
    </div>
  );
}
