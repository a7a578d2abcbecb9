import { AnalyticsTiles } from './AnalyticsTiles.tsx';
import styles from './analytics-dashboard.module.css';

/** The tiles across the full width of a page: those who stopped lead to the segment below, and to its email. */
export function AnalyticsDashboard() {
  return (
    <div className={styles.ground}>
      <div className={styles.dashboard}>
        <AnalyticsTiles isWide />
        <svg
          className={styles.link}
          viewBox="0 0 1 1"
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path d="M1 0V.94Q1 1 .9 1H0" />
        </svg>
      </div>
    </div>
  );
}
