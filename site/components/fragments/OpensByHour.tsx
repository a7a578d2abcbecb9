import shared from './fragment.module.css';
import styles from './opens-by-hour.module.css';

/** A campaign's opens by hour, as bars. */
export function OpensByHour() {
  return (
    <div className={shared.card}>
      <div className={shared.head}>
        <b className={shared.name}>Opens by hour</b>
        <span className={shared.pill}>Live</span>
      </div>
      <svg className={styles.bars} viewBox="0 0 312 132" aria-hidden="true">
        {heights.map((height, index) => (
          <rect
            key={height}
            className={height === peak ? styles.peak : styles.bar}
            x={index * 40}
            y={132 - height}
            width="28"
            height={height}
            rx="7"
          />
        ))}
      </svg>
      <p className={shared.head}>
        <span className={shared.muted}>Best hour: 11 am</span>
        <b>2,481 opens</b>
      </p>
    </div>
  );
}

const heights = [52, 84, 132, 112, 74, 98, 62, 41];
const peak = Math.max(...heights);
