import styles from './button.module.css';

interface Props {
  children: string;
  look?: 'lime' | 'evergreen';
  /** While sending: disabled, with a spinner beside the words. */
  busy: boolean;
}

export function SubmitButton({ children, look = 'evergreen', busy }: Props) {
  return (
    <button type="submit" className={`${styles.button} ${styles[look]}`} disabled={busy}>
      {busy && <span className={styles.spinner} data-spinner />}
      {children}
    </button>
  );
}
