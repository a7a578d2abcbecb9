import shared from './fragment.module.css';
import { Journey } from './Journey.tsx';
import styles from './journey-canvas.module.css';

/** A journey at work: its canvas, the people in it, and what became of those before them. */
export function JourneyCanvas() {
  return (
    <div className={`${shared.card} ${styles.window}`}>
      <div className={shared.head}>
        <b className={shared.name}>After a first order</b>
        <span className={shared.pill}>Running</span>
      </div>
      <div className={styles.ground}>
        <Journey />
      </div>
      <div className={shared.head}>
        <span>
          <b>312</b> <span className={shared.muted}>on their way</span>
        </span>
        <span>
          <b>27%</b> <span className={shared.muted}>ordered again</span>
        </span>
      </div>
    </div>
  );
}
