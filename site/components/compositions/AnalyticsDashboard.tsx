import { AnalyticsTiles } from './AnalyticsTiles.tsx';
import styles from './analytics-dashboard.module.css';

/** The tiles across the full width of a page: those who stopped lead to the segment below, and to its email. */
export function AnalyticsDashboard() {
  return (
    <div className={styles.ground}>
      <div className={styles.dashboard}>
        <AnalyticsTiles sheet="analytics" />
      </div>
    </div>
  );
}
