import styles from './button.module.css';
import own from './submit-button.module.css';

interface Props {
  children: string;
  look?: 'lime' | 'outline' | 'link';
  /** While sending: disabled, with a spinner. */
  busy: boolean;
  /** While the form is incomplete: disabled without a spinner. */
  waiting?: boolean;
}

/** The submit button of a form, with its state. */
export function SubmitButton({ children, look = 'lime', busy, waiting = false }: Props) {
  return (
    <button
      type="submit"
      className={`${styles.button} ${styles[look]} ${own.submit}`}
      disabled={busy || waiting}
    >
      {busy && <span className={own.spinner} data-spinner />}
      {children}
    </button>
  );
}
