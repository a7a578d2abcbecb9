import { Drawing } from './Drawing.tsx';
import styles from './request-to-mail.module.css';

interface Props {
  sheet?: 'transactionals' | 'home';
  /** In a column of the page: the email below the request. */
  narrow?: boolean;
}

/** A request, overlapped by the email it produces. */
export function RequestToMail({ sheet = 'transactionals', narrow }: Props) {
  return (
    <div className={`${styles.stage} ${narrow ? styles.narrow : ''}`}>
      <Drawing sheet={sheet} part="request" className={styles.request} />
      <Drawing sheet={sheet} part="receipt" className={styles.mail} />
    </div>
  );
}

export function DeliveryRows({ sheet = 'transactionals' }: Pick<Props, 'sheet'>) {
  return <Drawing sheet={sheet} part="log" className={styles.log} />;
}
