import { Drawing } from '../parts/Drawing.tsx';
import styles from './campaign-details.module.css';
import { hero } from './HeroDrawings.tsx';

/** A campaign's opens and clicks by hour, and its links, decorative. */
export function CampaignDetails() {
  return (
    <div className={styles.details} aria-hidden="true">
      <div className={styles.hours}>
        <Drawing>{hero.opens}</Drawing>
      </div>
      <Drawing className={styles.links}>{hero.links}</Drawing>
    </div>
  );
}
