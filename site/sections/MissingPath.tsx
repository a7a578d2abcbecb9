import { Icon } from '../components/Icon.tsx';
import styles from './missing-path.module.css';

/** Explains that the path is unknown and the home page is shown instead. A script names the path. */
export function MissingPath() {
  return (
    <details className={styles.line} open>
      <summary className={styles.close} aria-label="Dismiss">
        <Icon name="close" />
      </summary>
      <p role="status">
        There is no page at <code data-path="">this address</code>, so here is the home page.
      </p>
    </details>
  );
}
