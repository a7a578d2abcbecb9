import styles from './receipt.module.css';

interface Props {
  title: string;
  date: string;
  /** Below them. */
  subject: string;
  scope: string;
}

export function ReceiptHead({ title, date, subject, scope }: Props) {
  return (
    <div className={styles.head}>
      <p>
        <b>{title}</b>
        <span>{date}</span>
      </p>
      <p>
        <span>{subject}</span>
        <span>{scope}</span>
      </p>
    </div>
  );
}
