import { digits } from '../../components/counts.ts';
import { longDay } from '../../components/times.ts';
import styles from './day-bars.module.css';

type Color = 'leafy' | 'lime' | 'violet' | 'sky' | 'coral' | 'error';

interface Props {
  title: string;
  /** What the sum means, beside it. */
  note?: string;
  /** Each with its day, `2026-11-28`, and the values of the series. */
  days: readonly Readonly<Record<string, number | string>>[];
  series: readonly (readonly [name: string, color: Color])[];
}

/** A bar for each day, in pieces if there are several series; the same numbers as a table for screen readers. */
export function DayBars({ title, note = '', days, series }: Props) {
  const value = (day: (typeof days)[number], name: string) => Number(day[name] ?? 0);
  const sums = days.map((day) => series.reduce((sum, [name]) => sum + value(day, name), 0));
  const highest = Math.max(1, ...sums);
  const total = sums.reduce((sum, count) => sum + count, 0);
  const now = Date.now();
  const date = (day: (typeof days)[number] | undefined) =>
    day ? longDay(Date.parse(`${day.day}T12:00:00`), now) : '';
  const best = days[sums.indexOf(Math.max(...sums))];
  return (
    <figure className={styles.plot}>
      <figcaption>
        <b>{digits(total)}</b> {title}
        {note !== '' && <span className={styles.note}>{note}</span>}
        {series.length > 1 &&
          series.map(([name, color]) => (
            <span key={name} className={styles.legend} data-color={color}>
              {name}
            </span>
          ))}
        {total > 0 && (
          <span className={styles.most}>
            Most on {date(best)}: {digits(Math.max(...sums))}
          </span>
        )}
      </figcaption>
      <div className={styles.bars} aria-hidden="true">
        {days.map((day) => (
          <div key={String(day.day)} title={titleOf(date(day), series, (name) => value(day, name))}>
            {series.map(([name, color]) => (
              <span
                key={name}
                data-color={color}
                style={{ blockSize: `${(100 * value(day, name)) / highest}%` }}
              />
            ))}
          </div>
        ))}
      </div>
      <p className={styles.axis} aria-hidden="true">
        <span>{date(days[0])}</span>
        <span>Today</span>
      </p>
      <table className="sr">
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">Day</th>
            {series.map(([name]) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.map((day) => (
            <tr key={String(day.day)}>
              <th scope="row">{date(day)}</th>
              {series.map(([name]) => (
                <td key={name}>{value(day, name)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}

function titleOf(day: string, series: Props['series'], value: (name: string) => number): string {
  return `${day}: ${series.map(([name]) => `${name} ${value(name)}`).join(', ')}`;
}
