import type { NamedViews } from '@grovemail/contract/console/visits.ts';
import { digits } from '../../components/counts.ts';
import styles from './named-table.module.css';

const shown = 20;

/** Pages or hosts, the most views first. */
export function NamedTable({ heading, rows }: { heading: string; rows: readonly NamedViews[] }) {
  const most = rows[0]?.views ?? 1;
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{heading}</th>
          <th scope="col">Views</th>
        </tr>
      </thead>
      <tbody>
        {rows.length === 0 && (
          <tr>
            <td colSpan={2}>Nothing was counted in this time.</td>
          </tr>
        )}
        {rows.slice(0, shown).map(({ name, views }) => (
          <tr key={name}>
            <td>
              <span className={styles.share} style={{ inlineSize: `${(100 * views) / most}%` }} />
              <span className={styles.name}>{name}</span>
            </td>
            <td>{digits(views)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
