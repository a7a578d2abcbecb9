import button from '../../components/button.module.css';
import styles from './feedback.module.css';

interface Props {
  action: string;
  /** The page's own path. */
  page: string;
  /** The question to the reader. */
  question: string;
  maxLength: number | undefined;
  /** Name of the honeypot field. */
  honeypot: string;
}

/** A yes/no question; the comment field appears after it is answered. */
export function Feedback({ action, page, question, maxLength, honeypot }: Props) {
  return (
    <form
      className={styles.form}
      action={action}
      method="post"
      aria-label="Feedback"
      data-feedback=""
    >
      <input type="hidden" name="page" value={page} />
      <input className="sr" name={honeypot} tabIndex={-1} autoComplete="off" aria-hidden="true" />
      <fieldset className={styles.choice}>
        <legend>{question}</legend>
        {['Yes', 'No'].map((label) => (
          <label key={label} className={styles.answer}>
            <input type="radio" name="helpful" value={label.toLowerCase()} autoComplete="off" />
            {label}
          </label>
        ))}
      </fieldset>
      <div className={styles.more}>
        <label htmlFor="feedback-comment">What would make it better? (optional)</label>
        <textarea
          id="feedback-comment"
          name="comment"
          rows={3}
          maxLength={maxLength}
          autoComplete="off"
        />
        <button type="submit" className={`${button.button} ${button.small} ${button.lime}`}>
          Send feedback
        </button>
      </div>
      <p className={styles.status} role="status" tabIndex={-1} />
    </form>
  );
}
