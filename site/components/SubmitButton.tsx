import styles from './button.module.css';

interface Props {
  children: string;
  look?: 'lime' | 'evergreen' | 'outline';
  /** While sending: disabled, with a spinner beside the words. */
  busy: boolean;
  /** Disabled without a spinner: the form is not complete yet. */
  waiting?: boolean;
}

export function SubmitButton({ children, look = 'evergreen', busy, waiting = false }: Props) {
  return (
    <button type="submit" className={`${styles.button} ${styles[look]}`} disabled={busy || waiting}>
      {busy && <span className={styles.spinner} data-spinner />}
      {children}
    </button>
  );
}
