import styles from './events-chart.module.css';
import shared from './fragment.module.css';

/** Two events of an app compared over a week. */
export function EventsChart() {
  return (
    <div className={shared.card}>
      <div className={shared.head}>
        <b className={shared.name}>From basket to paid</b>
        <span className={shared.muted}>This week</span>
      </div>
      <svg className={styles.chart} viewBox="0 0 320 130" aria-hidden="true">
        <path className={styles.grid} d="M0 20h320M0 70h320M0 120h320" />
        <path className={styles.first} d="M0 84 53 60l53 14 54-40 53 12 53-26 54 8" />
        <path className={styles.second} d="M0 110 53 98l53 6 54-26 53 8 53-22 54 2" />
        <circle className={styles.dot} cx="266" cy="20" r="5" />
      </svg>
      <ul className={styles.legend}>
        <li>
          <i className={styles.keyFirst} /> Added to basket <b>9,214</b>
        </li>
        <li>
          <i className={styles.keySecond} /> Paid <b>3,870</b>
        </li>
        <li className={styles.segment}>
          5,344 stopped in between <span className={shared.pill}>Save as segment</span>
        </li>
      </ul>
    </div>
  );
}
