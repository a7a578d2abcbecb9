import styles from './call-facts.module.css';

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
