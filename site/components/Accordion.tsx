import styles from './accordion.module.css';
import { Icon } from './Icon.tsx';
import { LinkedText } from './LinkedText.tsx';

interface Props {
  /** Answers may contain links: `[text](url)`. */
  items: { question: string; answer: string }[];
  /** Opening an item closes others with the same name. */
  name: string;
}

/** Native `<details>` elements, so it works without JavaScript. The first is open. */
export function Accordion({ items, name }: Props) {
  return (
    <div>
      {items.map(({ question, answer }, index) => (
        <details key={question} name={name} className={styles.item} open={index === 0}>
          <summary className={styles.question}>
            <h3>{question}</h3>
            <span className={styles.sign}>
              <Icon name="chevron" />
            </span>
          </summary>
          <p className={styles.answer}>
            <LinkedText text={answer} />
          </p>
        </details>
      ))}
    </div>
  );
}
