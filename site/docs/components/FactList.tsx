import styles from './fact-list.module.css';
import { InlineText } from './InlineText.tsx';

interface Props {
  /** A name in code and its meaning. */
  facts: readonly (readonly [name: string, meaning: string])[];
}

/** Names and their meanings, from data. */
export function FactList({ facts }: Props) {
  return (
    <dl className={styles.list}>
      {facts.map(([name, meaning]) => (
        <div key={name} className={styles.fact}>
          <dt>
            <code>{name}</code>
          </dt>
          <dd>
            <InlineText text={meaning} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
