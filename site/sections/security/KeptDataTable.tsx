import accordion from '../../components/accordion.module.css';
import { Icon } from '../../components/Icon.tsx';
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

/** What is stored, for how long, and who uses it: a table, or, without room for its columns, entries that unfold. */
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
              <td>{howLong}</td>
              <td>{usedBy}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles.entries}>
        {rows.map(({ what, facts, howLong, usedBy, policy }) => (
          <details key={what} className={accordion.item}>
            <summary className={styles.entry}>
              <h3>{what}</h3>
              <span className={accordion.sign}>
                <Icon name="chevron" />
              </span>
              <span className={styles.howLong}>{howLong}</span>
            </summary>
            <div className={styles.rest}>
              <p>{capitalized(facts)}</p>
              <p>
                <b>Used by:</b> {usedBy}
              </p>
              <p>
                <a href={`/privacy#${policy}`}>In the privacy policy</a>
              </p>
            </div>
          </details>
        ))}
      </div>
      <p className={styles.note}>{note}</p>
    </Section>
  );
}

function capitalized(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
