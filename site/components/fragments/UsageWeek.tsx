import shared from './fragment.module.css';
import styles from './usage-week.module.css';

/** A week of usage, by day and time of day: the darker, the more people. */
export function UsageWeek() {
  return (
    <div className={shared.card}>
      <div className={shared.head}>
        <b className={shared.name}>Active people</b>
        <span className={shared.pill}>Live</span>
      </div>
      <table className={styles.week}>
        <thead>
          <tr>
            <td />
            {days.map((day) => (
              <th key={day}>{day}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {hours.map(([hour, levels]) => (
            <tr key={hour}>
              <th>{hour}</th>
              {days.map((day, at) => (
                <td key={day}>
                  <i className={styles[`level${levels[at]}`]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={shared.head}>
        <span className={shared.muted}>Busiest</span>
        <b>Thursday, 6 pm to midnight</b>
      </p>
    </div>
  );
}

const days = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];

const hours: [string, number[]][] = [
  ['0–6', [1, 1, 1, 1, 1, 1, 1]],
  ['6–12', [2, 2, 3, 2, 3, 1, 1]],
  ['12–18', [2, 3, 2, 3, 3, 2, 1]],
  ['18–24', [2, 2, 3, 4, 3, 3, 2]],
];
