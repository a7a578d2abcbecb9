import { Drawing } from '../parts/Drawing.tsx';
import styles from './request-to-mail.module.css';
import { transactionals } from './TransactionalDrawings.tsx';

interface Props {
  /** In a column of the page: the email below the request. */
  narrow?: boolean;
}

/** A request, overlapped by the email it produces. */
export function RequestToMail({ narrow }: Props) {
  return (
    <div className={`${styles.stage} ${narrow ? styles.narrow : ''}`}>
      <Drawing className={styles.request}>{transactionals.request}</Drawing>
      <Drawing className={styles.mail}>{transactionals.receipt}</Drawing>
    </div>
  );
}

/** The delivery log: `recent` starts with that email's row, `log` has newer rows too. */
export function DeliveryRows({ part = 'recent' }: { part?: 'recent' | 'log' }) {
  return <Drawing className={styles.log}>{transactionals[part]}</Drawing>;
}
