import styles from './call-facts.module.css';

/** The few things to know before a call. */
export function CallFacts({ facts }: { facts: { title: string; detail: string }[] }) {
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
