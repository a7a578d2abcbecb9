import alert from '../components/alert.module.css';
import styles from './rejected-notice.module.css';

/** Above a form that came back, with the slots `title` and `messages`. */
export function RejectedNotice() {
  return (
    <div role="alert" className={`${alert.alert} ${alert.error} ${styles.notice}`}>
      <p className={styles.mark}>Not sent yet</p>
      <h2 className={styles.title}>{'{{title}}'}</h2>
      <ul>{'{{messages}}'}</ul>
      <p className={styles.kept}>What you typed is still in the form. Send it again from here.</p>
    </div>
  );
}
