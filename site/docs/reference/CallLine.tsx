import { CopyButton } from '../components/CopyButton.tsx';
import styles from './call-line.module.css';

interface Props {
  method: string;
  /** Origin of the API. */
  base: string;
  path: string;
}

/** Method and URL of an operation, with a copy button. */
export function CallLine({ method, base, path }: Props) {
  return (
    <p className={styles.line}>
      <span className={`${styles.method} ${styles[method.toLowerCase()] ?? ''}`}>{method}</span>{' '}
      <code className={styles.address}>
        <span className={styles.base}>{base}</span>
        {path}
      </code>
      <CopyButton label="Copy URL" />
    </p>
  );
}
