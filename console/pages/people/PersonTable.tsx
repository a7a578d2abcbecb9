import type { PersonLine } from '@grovemail/contract/console/people.ts';
import { digits } from '../../components/counts.ts';
import { Icon } from '../../components/Icon.tsx';
import { shortDay } from '../../components/times.ts';
import { outcomes } from './outcomes.ts';
import styles from './people.module.css';

/** What is stored, and what erasure does to each row. */
export function PersonTable({ lines, now }: { lines: readonly PersonLine[]; now: number }) {
  const day = (time: number | null) => (time === null ? '' : shortDay(time, now));
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">What is stored</th>
          <th scope="col">Rows</th>
          <th scope="col">Oldest</th>
          <th scope="col">Newest</th>
          <th scope="col">On erasure</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ label, rows, oldest, newest, role }) => (
          <tr key={`${label} ${role}`}>
            <th scope="row">{label.charAt(0).toUpperCase() + label.slice(1)}</th>
            <td>{digits(rows)}</td>
            <td>{day(oldest)}</td>
            <td>{day(newest)}</td>
            <td>
              <Icon name={outcomes[role].icon} size={15} /> {outcomes[role].label}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
