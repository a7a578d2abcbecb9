import { useEffect, useState } from 'react';
import crate from '../../pictures/stamps/crate.svg?url';
import { type ComposedMail, fetchComposedMail } from './composed-mail.ts';

interface Props {
  /** Null until a mail was composed. */
  id: string | null;
  /** The key with which it was composed. */
  secret: string;
  /** URL of the API. */
  base: string;
}

const views = ['Phone', 'Desktop', 'Text'] as const;

/** A test mail as its recipient would see it. */
export function MailView({ id, secret, base }: Props) {
  const [view, setView] = useState<(typeof views)[number]>('Phone');
  const [mail, setMail] = useState<ComposedMail | 'loading' | 'failed' | null>(null);

  useEffect(() => {
    if (!id) return;
    let isCurrent = true;
    setMail('loading');
    void fetchComposedMail(base, id, secret).then((composed) => {
      if (isCurrent) setMail(composed ?? 'failed');
    });
    return () => {
      isCurrent = false;
    };
  }, [id, secret, base]);

  const isMail = mail !== null && typeof mail === 'object';
  return (
    <section
      className={isMail ? 'try-mail try-landed' : 'try-mail'}
      aria-labelledby="try-mail-title"
    >
      <div className="try-mail-head">
        <h3 id="try-mail-title">
          {isMail ? `As ${mail.recipient} sees it` : 'As its recipient sees it'}
        </h3>
        {isMail && (
          <fieldset className="try-views">
            <legend className="sr">Email view</legend>
            {views.map((name) => (
              <label key={name}>
                <input
                  type="radio"
                  name="try-view"
                  checked={view === name}
                  onChange={() => setView(name)}
                />
                {name}
              </label>
            ))}
          </fieldset>
        )}
      </div>
      {!isMail && <p className="try-mail-empty">{placeholders[mail ?? 'none']}</p>}
      {isMail && (
        <div className={`try-device try-${view.toLowerCase()}`}>
          {/* Hidden, and thus not loaded, on small screens. */}
          <img className="try-postage" src={crate} alt="" width="120" height="144" loading="lazy" />
          <p className="try-stamp">
            <b>Test</b> not sent
          </p>
          <p className="try-subject">
            <b>{mail.subject}</b>
            <span>{`to ${mail.recipient}`}</span>
          </p>
          {/* The URL works only once, so the frame stays mounted in all views. */}
          <iframe
            key={mail.url}
            src={mail.url}
            sandbox=""
            referrerPolicy="no-referrer"
            title="HTML of the email"
            hidden={view === 'Text'}
          />
          {view === 'Text' && (
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable (WCAG 2.1.1).
            <pre tabIndex={0} role="group" aria-label="Plain text of the email">
              {mail.text}
            </pre>
          )}
        </div>
      )}
    </section>
  );
}

const placeholders = {
  none: 'Send the request to see the email here. Nobody gets it.',
  loading: 'Loading the email…',
  failed: 'The email was composed but could not be shown. Send it again.',
} as const;
