import { Drawing } from '../parts/Drawing.tsx';
import styles from './campaign-details.module.css';

/** A campaign's opens and clicks by hour, and its links, decorative. */
export function CampaignDetails() {
  return (
    <div className={styles.details} aria-hidden="true">
      <div className={styles.hours}>
        <Drawing sheet="home" part="opens" />
      </div>
      <Drawing sheet="home" part="links" className={styles.links} />
    </div>
  );
}
