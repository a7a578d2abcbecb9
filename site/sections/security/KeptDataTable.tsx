import { LinkedText } from '../../components/LinkedText.tsx';
import { Section } from '../../components/Section.tsx';
import text from '../../components/text.module.css';
import type { KeptData } from './kept-data.ts';
import styles from './kept-data-table.module.css';

export interface KeptDataProps {
  title: string;
  lead: string;
  rows: readonly KeptData[];
  note: string;
}

/** What is stored, for how long, and who uses it. */
export function KeptDataTable({ title, lead, rows, note }: KeptDataProps) {
  return (
    <Section id="stored">
      <div className={styles.head}>
        <h2 className={text.title}>{title}</h2>
        <p>
          <LinkedText text={lead} />
        </p>
      </div>
      <table className={styles.table} aria-label={title}>
        <thead>
          <tr>
            <th scope="col">What</th>
            <th scope="col">What it includes</th>
            <th scope="col">How long</th>
            <th scope="col">Who uses it</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ what, facts, howLong, usedBy, policy }) => (
            <tr key={what}>
              <th scope="row">
                <a href={`/privacy#${policy}`}>{what}</a>
              </th>
              <td>{capitalized(facts)}</td>
              <td>
                <Label>How long</Label>
                {howLong}
              </td>
              <td>
                <Label>Used by</Label>
                {usedBy}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.note}>{note}</p>
    </Section>
  );
}

/** The column's name, where the table has no columns. */
function Label({ children }: { children: string }) {
  return (
    <span className={styles.label} aria-hidden="true">
      {children}
    </span>
  );
}

function capitalized(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
