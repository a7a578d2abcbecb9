import { Drawing } from './Drawing.tsx';
import styles from './request-to-mail.module.css';

interface Props {
  /** In a column of the page: the email below the request. */
  narrow?: boolean;
}

/** A request, overlapped by the email it produces. */
export function RequestToMail({ narrow }: Props) {
  return (
    <div className={`${styles.stage} ${narrow ? styles.narrow : ''}`}>
      <Drawing sheet="transactionals" part="request" className={styles.request} />
      <Drawing sheet="transactionals" part="receipt" className={styles.mail} />
    </div>
  );
}

export function DeliveryRows() {
  return <Drawing sheet="transactionals" part="log" className={styles.log} />;
}
