import { LinkedText } from '../../components/LinkedText.tsx';
import { Section } from '../../components/Section.tsx';
import text from '../../components/text.module.css';
import styles from './claims.module.css';

interface Statement {
  name: string;
  text: string;
}

export interface ClaimsProps {
  /** Each claim beside its limit. */
  claims: { title: string; items: readonly Statement[] };
  limits: { title: string; items: readonly Statement[] };
  report: { title: string; text: string };
}

/** What we claim and what we do not, in the same size, and where to report a weakness. */
export function Claims({ claims, limits, report }: ClaimsProps) {
  return (
    <Section id="claims">
      <div className={styles.columns}>
        {[claims, limits].map(({ title, items }) => (
          <div key={title} className={styles.side}>
            <h2 className={text.title}>{title}</h2>
            {items.map(({ name, text: words }) => (
              <div key={name} className={styles.item}>
                <h3>{name}</h3>
                <p>{words}</p>
              </div>
            ))}
          </div>
        ))}
      </div>
      <div id="report" className={styles.report}>
        <h2>{report.title}</h2>
        <p>
          <LinkedText text={report.text} />
        </p>
      </div>
    </Section>
  );
}
