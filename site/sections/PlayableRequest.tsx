import type { CodeToken } from '../components/code-line.ts';
import shared from '../components/segments.module.css';
import { WelcomeMail } from '../pictures/transactionals/WelcomeMail.tsx';
import styles from './playable-request.module.css';

export interface RequestSample {
  id: string;
  label: string;
  /** Each with the request field it writes, if any. */
  lines: { tokens: CodeToken[]; field: string | undefined }[];
}

/**
 * An interactive request: the visitor chooses a language and sees the request and the email it produces. Only radio
 * buttons and styles, so it works without a script.
 */
export function PlayableRequest({ samples }: { samples: readonly RequestSample[] }) {
  return (
    <fieldset className={styles.inner}>
      <legend className={styles.legend}>Choose your language</legend>
      <div className={styles.played}>
        <div className={styles.panel}>
          <div className={`${shared.segments} ${styles.choices}`}>
            {samples.map(({ id, label }) => (
              <label key={id}>
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
          {samples.map(({ id, label, lines }) => (
            <pre
              key={id}
              className={`${styles.code} ${styles[id]}`}
              role="group"
              aria-label={`The request in ${label}`}
            >
              <code>{lines.map(codeLine)}</code>
            </pre>
          ))}
          <p className={styles.response}>
            <b>200 OK</b>
            {'{ … "status": "queued" … }'}
          </p>
        </div>
        <WelcomeMail />
      </div>
    </fieldset>
  );
}

/** The fields that the email shows. */
const shown = ['recipient_email', 'data.firstname', 'data.plan'];

function codeLine({ tokens, field }: RequestSample['lines'][number], at: number) {
  return (
    <span key={at} className={field && shown.includes(field) ? styles.lit : undefined}>
      {tokens.map(({ text, kind }, index) =>
        kind === 'string' || kind === 'key' || kind === 'keyword' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: tokens never move.
          <span key={index} className={styles[kind]}>
            {text}
          </span>
        ) : (
          text
        ),
      )}
      {'\n'}
    </span>
  );
}
