import styles from './analytics-tiles.module.css';
import { Drawing } from './Drawing.tsx';

interface Props {
  /** `mailed` is wide, with the segment's email. */
  segment?: 'segment' | 'mailed';
}

/** Tiles of a dashboard; the container lays them out. */
export function AnalyticsTiles({ segment = 'segment' }: Props) {
  return (
    <>
      <Drawing sheet="analytics" part="funnel" className={`${styles.tile} ${styles.funnel}`} />
      <Drawing sheet="analytics" part="events" className={`${styles.tile} ${styles.events}`} />
      <Drawing sheet="analytics" part="hours" className={styles.tile} />
      <Drawing sheet="analytics" part={segment} className={`${styles.tile} ${styles.segment}`} />
    </>
  );
}
