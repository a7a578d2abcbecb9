import { Drawing } from '../parts/Drawing.tsx';
import { journeyMap } from './JourneyMap.tsx';
import styles from './journey-canvas.module.css';

/** A canvas of journeys that extends past its right edge. */
export function JourneyCanvas() {
  return <Drawing className={styles.map}>{journeyMap}</Drawing>;
}
