import { Drawing } from '../parts/Drawing.tsx';
import styles from './analytics-tiles.module.css';

interface Props {
  /** On the product's page, the segment is wide, with its email. */
  sheet: 'analytics' | 'home';
}

/** Tiles of a dashboard; the container lays them out. */
export function AnalyticsTiles({ sheet }: Props) {
  return (
    <>
      <Drawing sheet={sheet} part="funnel" className={`${styles.tile} ${styles.funnel}`} />
      <Drawing sheet={sheet} part="events" className={`${styles.tile} ${styles.events}`} />
      <Drawing sheet={sheet} part="hours" className={styles.tile} />
      <Drawing sheet={sheet} part="segment" className={`${styles.tile} ${styles.segment}`} />
    </>
  );
}
