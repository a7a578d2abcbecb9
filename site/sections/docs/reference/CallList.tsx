import { Fragment } from 'react';
import styles from './call-list.module.css';

interface Props {
  calls: { id: string; method: string; path: string; title: string }[];
}

/** The operations and webhooks of a page, in a panel next to its title. */
export function CallList({ calls }: Props) {
  return (
    <nav className={styles.panel} aria-label="Calls on this page">
      <ul>
        {calls.map(({ id, method, path, title }) => (
          <li key={id}>
            <a className={styles.call} href={`#${id}`} title={title}>
              <span className={`${styles.method} ${styles[method.toLowerCase()] ?? ''}`}>
                {method}
              </span>
              <code>{breakable(path)}</code>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Allows line breaks after slashes. */
function breakable(path: string) {
  return path.split(/(?<=\/)/).map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts never move.
    <Fragment key={at}>
      {at > 1 && <wbr />}
      {part}
    </Fragment>
  ));
}
