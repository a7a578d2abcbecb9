import styles from './step-list.module.css';

/** A numbered list of steps. */
export function StepList({ items }: { items: string[] }) {
  return (
    <ol className={styles.list}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ol>
  );
}
