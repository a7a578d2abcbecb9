import { InlineText } from '../../../components/docs/InlineText.tsx';
import { Icon } from '../../../components/Icon.tsx';
import styles from './answer-list.module.css';

export interface ShownAnswer {
  status: string;
  /** Error code, or what the status is called. */
  name: string;
  text: string;
  /** What mends it, and the error's own page. */
  fix?: { text: string; href: string };
}

/** Every status that a call can answer, with its cause and what to do. */
export function AnswerList({ answers }: { answers: ShownAnswer[] }) {
  return (
    <ul>
      {answers.map(({ status, name, text, fix }) => (
        <li key={name} className={styles.answer}>
          <span className={fix ? styles.status : `${styles.status} ${styles.good}`}>{status}</span>
          <div>
            <p>
              {fix ? (
                <a className={styles.name} href={fix.href}>
                  {name}
                </a>
              ) : (
                <span className={styles.name}>{name}</span>
              )}{' '}
              <span className={styles.text}>
                <InlineText text={text} />
              </span>
            </p>
            {fix && (
              <p className={styles.fix}>
                <Icon name="arrow" size={16} />
                <span>
                  <InlineText text={fix.text} />
                </span>
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
