import styles from './call-facts.module.css';
import type { CallFact } from './model/call-facts.ts';

/** The facts about a call, such as its key, by title. */
export function CallFacts({ facts }: { facts: CallFact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ title, detail }) => (
        <div key={title} className={styles.fact}>
          <dt>{title}</dt>
          <dd>{detail}</dd>
        </div>
      ))}
    </dl>
  );
}
