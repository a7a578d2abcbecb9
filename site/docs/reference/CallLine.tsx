import { CopyButton } from '../components/CopyButton.tsx';
import styles from './call-line.module.css';

interface Props {
  /** The operation's id. */
  id: string;
  method: string;
  /** Origin of the API. */
  base: string;
  path: string;
}

/** Method and URL of an operation, with a copy button, and its name for tools. */
export function CallLine({ id, method, base, path }: Props) {
  return (
    <>
      <p className={styles.line}>
        <span className={`${styles.method} ${styles[method.toLowerCase()] ?? ''}`}>{method}</span>{' '}
        <code className={styles.address}>
          <span className={styles.base}>{base}</span>
          {path}
        </code>
        <CopyButton label="Copy URL" />
      </p>
      <p className={styles.id}>
        operationId <code>{id}</code>
      </p>
    </>
  );
}
