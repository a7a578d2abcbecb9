import shared from './fragment.module.css';
import styles from './usage-week.module.css';

/** A week of use, by day and part of the day: the darker, the more people. */
export function UsageWeek() {
  return (
    <div className={shared.card}>
      <div className={shared.head}>
        <b className={shared.name}>Active people</b>
        <span className={shared.pill}>Live</span>
      </div>
      <svg className={styles.grid} viewBox="0 0 316 140" aria-hidden="true">
        {week.flatMap((day, column) =>
          day.map((level, row) => (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: a fixed grid, named by its places
              key={`${column}-${row}`}
              className={styles[`level${level}`]}
              x={column * 46}
              y={row * 36}
              width="40"
              height="30"
              rx="7"
            />
          )),
        )}
      </svg>
      <p className={shared.head}>
        <span className={shared.muted}>Monday to Sunday</span>
        <b>Busiest: Thursday evening</b>
      </p>
    </div>
  );
}

const week = [
  [1, 2, 2, 2],
  [1, 2, 3, 2],
  [1, 3, 2, 3],
  [1, 2, 3, 4],
  [1, 3, 3, 3],
  [1, 1, 2, 3],
  [1, 1, 1, 2],
];
