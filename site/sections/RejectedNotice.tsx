import alert from '../components/alert.module.css';
import styles from './rejected-notice.module.css';

/** In a form that came back, with the slots `title` and `messages`. */
export function RejectedNotice() {
  return (
    <div role="alert" className={`${alert.alert} ${alert.error} ${styles.notice}`}>
      <h2 className={styles.title}>{'{{title}}'}</h2>
      <ul>{'{{messages}}'}</ul>
    </div>
  );
}
