import { Drawing } from '../parts/Drawing.tsx';
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

/** The delivery log: `recent` starts with that email's row, `log` has newer rows too. */
export function DeliveryRows(props: Pick<Props, 'sheet'> & { part?: 'recent' | 'log' }) {
  const { sheet = 'transactionals', part = 'recent' } = props;
  return <Drawing sheet={sheet} part={part} className={styles.log} />;
}
