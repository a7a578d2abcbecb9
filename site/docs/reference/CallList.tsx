import { CallPath } from '../components/CallPath.tsx';
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
              <CallPath>{path}</CallPath>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
