import { Icon } from '../Icon.tsx';
import styles from './journey.module.css';

/** A journey on its canvas: an event, a wait, a message, and two ways on. */
export function Journey() {
  return (
    <div className={styles.canvas}>
      <p className={styles.node}>
        <span className={styles.start}>
          <Icon name="chart" size={18} />
        </span>
        <span>
          <b>Places a first order</b>
          <small>Event · any time</small>
        </span>
      </p>
      <i className={styles.line} />
      <p className={styles.node}>
        <span className={styles.send}>
          <Icon name="megaphone" size={18} />
        </span>
        <span>
          <b>Send “How was it?”</b>
          <small>Email · after 2 days</small>
        </span>
      </p>
      <svg
        className={styles.fork}
        viewBox="0 0 200 36"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path d="M100 0v16M50 36V16h100v20" />
      </svg>
      <div className={styles.ends}>
        <p className={styles.node}>
          <span>
            <b>Opened</b>
            <small>Tag as loyal</small>
          </span>
        </p>
        <p className={styles.node}>
          <span>
            <b>Silent</b>
            <small>Push, next morning</small>
          </span>
        </p>
      </div>
    </div>
  );
}
