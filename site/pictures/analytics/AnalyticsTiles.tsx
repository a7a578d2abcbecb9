import { Drawing } from '../parts/Drawing.tsx';
import { analytics } from './AnalyticsDrawings.tsx';
import styles from './analytics-tiles.module.css';

interface Props {
  /** Lower tiles, and a wide one that shows the segment with its email. */
  isWide?: boolean;
}

/** Tiles of a dashboard; the container lays them out. */
export function AnalyticsTiles({ isWide = false }: Props) {
  return (
    <>
      <Drawing className={`${styles.tile} ${styles.funnel}`}>
        {isWide ? analytics.ladder : analytics.funnel}
      </Drawing>
      <Drawing className={`${styles.tile} ${styles.events}`}>
        {isWide ? analytics.stream : analytics.events}
      </Drawing>
      <Drawing className={styles.tile}>{analytics.hours}</Drawing>
      <Drawing className={`${styles.tile} ${styles.segment}`}>
        {isWide ? analytics.mailed : analytics.segment}
      </Drawing>
    </>
  );
}
