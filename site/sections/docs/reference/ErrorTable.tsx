import { InlineText } from '../../../components/docs/InlineText.tsx';
import styles from './answer-list.module.css';

interface Props {
  errors: { status: number; code: string; cause: string; path: string }[];
}

/** All errors, linked to their pages. */
export function ErrorTable({ errors }: Props) {
  return (
    <dl>
      {errors.map(({ status, code, cause, path }) => (
        <div key={code} className={styles.answer}>
          <dt className={styles.status}>{status}</dt>
          <dd>
            <a className={styles.name} href={path}>
              {code}
            </a>{' '}
            <span className={styles.text}>
              <InlineText text={cause} />
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
