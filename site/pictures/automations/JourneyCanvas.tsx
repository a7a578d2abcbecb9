import { Drawing } from '../parts/Drawing.tsx';
import styles from './journey-canvas.module.css';

/** A canvas of journeys that extends past its right edge. */
export function JourneyCanvas() {
  return <Drawing sheet="home" part="map" className={styles.map} />;
}
