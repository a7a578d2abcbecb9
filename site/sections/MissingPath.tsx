import { Icon } from '../components/Icon.tsx';
import styles from './missing-path.module.css';

/** Says that the address is unknown and why the home page stands here instead. */
export function MissingPath({ path }: { path: string }) {
  return (
    <details className={styles.line} open>
      <summary className={styles.close} aria-label="Dismiss">
        <Icon name="close" size={18} />
      </summary>
      <p role="status">
        There is no page at <code>{path}</code>, so here is the home page.
      </p>
    </details>
  );
}
