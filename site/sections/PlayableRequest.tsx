import { WelcomeMail } from '../components/fragments/WelcomeMail.tsx';
import shared from './playable.module.css';
import styles from './playable-request.module.css';

export interface RequestSample {
  id: string;
  label: string;
  /** Each with the request field it writes, if any. */
  lines: { text: string; field: string | undefined }[];
}

/**
 * An interactive request: the visitor chooses a language and sees the request and the email it produces. Only radio
 * buttons and styles, so it works without a script.
 */
export function PlayableRequest({ samples }: { samples: readonly RequestSample[] }) {
  return (
    <section className={styles.section}>
      <fieldset className={styles.inner} aria-describedby="request-lead">
        <legend className={shared.title}>
          <h2>One request, in your language</h2>
        </legend>
        <p id="request-lead" className={shared.lead}>
          Choose yours. The sample runs as it stands, and what it says is what the reader gets.
        </p>
        <div className={styles.choices}>
          {samples.map(({ id, label }) => (
            <label key={id} className={`${shared.choice} ${styles.choice}`}>
              <input
                type="radio"
                name="language"
                value={id}
                defaultChecked={id === 'node'}
                autoComplete="off"
              />
              {label}
            </label>
          ))}
        </div>
        <div className={styles.played}>
          <div className={styles.panel}>
            {samples.map(({ id, label, lines }) => (
              <pre
                key={id}
                className={`${styles.code} ${styles[id]}`}
                // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable (WCAG 2.1.1).
                tabIndex={0}
                role="group"
                aria-label={`The request in ${label}`}
              >
                <code>{lines.map(codeLine)}</code>
              </pre>
            ))}
          </div>
          <WelcomeMail />
        </div>
      </fieldset>
    </section>
  );
}

/** The fields shown in the email. */
const shown = ['template_code', 'recipient_email', 'data.plan'];

function codeLine({ text, field }: RequestSample['lines'][number], at: number) {
  return (
    <span key={at} className={field && shown.includes(field) ? styles.lit : undefined}>
      {text}
      {'\n'}
    </span>
  );
}
