import { InlineText } from '../components/InlineText.tsx';
import styles from './error-table.module.css';
import { Fix } from './Fix.tsx';

interface Props {
  groups: {
    id: string;
    status: number;
    title: string;
    errors: { code: string; cause: string; fix: string; path: string }[];
  }[];
}

/** All errors by status, each with its fix and a link to its page. */
export function ErrorTable({ groups }: Props) {
  return groups.map(({ id, status, title, errors }) => (
    <section key={id} className={styles.group} aria-labelledby={id}>
      <h3 id={id} className={styles.status}>
        <span className={styles.number}>{status}</span>
        {title.slice(`${status}`.length)}
      </h3>
      <dl>
        {errors.map(({ code, cause, fix, path }) => (
          <div key={code} className={styles.error}>
            <dt>
              <a className={styles.code} href={path}>
                {code}
              </a>
            </dt>
            <dd className={styles.cause}>
              <InlineText text={cause} />
            </dd>
            <dd>
              <Fix text={fix} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  ));
}
