import { CheckList } from '../components/CheckList.tsx';
import { Section } from '../components/Section.tsx';
import text from '../components/text.module.css';
import styles from './startup-fit.module.css';

interface Props {
  tools: { title: string; items: { name: string; text: string }[] };
  eligibility: { title: string; items: string[] };
}

/** What a startup gets, and who may have it (R120, R121, R123–R126). */
export function StartupFit({ tools, eligibility }: Props) {
  return (
    <Section ground="sand">
      <div className={styles.fit}>
        <div>
          <h2 className={text.title}>{tools.title}</h2>
          <ul className={styles.tools}>
            {tools.items.map((tool) => (
              <li key={tool.name}>
                <h3 className={styles.name}>{tool.name}</h3>
                <p>{tool.text}</p>
              </li>
            ))}
          </ul>
        </div>
        <div className={styles.card}>
          <h2 className={styles.title}>{eligibility.title}</h2>
          <CheckList items={eligibility.items} />
        </div>
      </div>
    </Section>
  );
}
