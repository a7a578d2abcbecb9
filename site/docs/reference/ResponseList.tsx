import { InlineText } from '../components/InlineText.tsx';
import { Fix } from './Fix.tsx';
import styles from './response-list.module.css';

export interface ShownResponse {
  status: string;
  /** Error code, or the name of the status. */
  name?: string;
  text: string;
  /** The fix, and a link to the error's page. */
  fix?: { text: string; href: string };
}

/** Every status of an operation, with cause and fix. */
export function ResponseList({ responses }: { responses: ShownResponse[] }) {
  return (
    <ul className={styles.list}>
      {responses.map(({ status, name, text, fix }) => (
        <li key={name ?? status} className={styles.response}>
          <span
            className={status.startsWith('2') ? `${styles.status} ${styles.good}` : styles.status}
          >
            {status}
          </span>
          <div>
            <p>
              {name && (
                <>
                  <Name href={fix?.href}>{name}</Name>{' '}
                </>
              )}
              <InlineText text={text} />
            </p>
            {fix && (
              <p>
                <Fix text={fix.text} />
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

function Name({ href, children }: { href: string | undefined; children: string }) {
  if (!href) return <span className={styles.name}>{children}</span>;
  return (
    <a className={styles.name} href={href}>
      {children}
    </a>
  );
}
