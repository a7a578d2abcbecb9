import { newsletterForm } from '@grovemail/domain/forms/newsletter.ts';
import { useEffect, useState } from 'react';
import { callApi } from '../../browser/call-api.ts';
import { keepSubscriber, subscriberToAsk } from '../../browser/push-question.ts';
import { addressInput } from '../../components/Field.tsx';
import { SubmitButton } from '../../components/SubmitButton.tsx';
import { useForm } from '../../form-state/use-form.ts';
import type { LetterWords } from '../../pictures/stamps/SentLetter.tsx';
import { FormPlace } from './FormPlace.tsx';
import { Honeypot } from './Honeypot.tsx';
import styles from './newsletter-form.module.css';
import { newsletterWords } from './newsletter-words.ts';
import { PushPrompt } from './PushPrompt.tsx';

interface Props {
  /** Takes the form's POST without JavaScript, and the documented GET call. */
  action: string;
  /** Our own API's endpoint for form tokens; without it, the address goes to a third-party service. */
  token?: string;
  /** Takes the form's place once it is sent. */
  letter: LetterWords;
}

/** The footer's newsletter form. It shows no validation and is cleared only on success. */
export default function NewsletterForm({ action, token, letter }: Props) {
  // Who signed up on an earlier visit.
  const [subscriber, setSubscriber] = useState<string | null>(null);
  useEffect(() => setSubscriber(subscriberToAsk(Date.now())), []);
  const { busy, notice, form } = useForm<string>({
    name: newsletterForm.id,
    // Otherwise its island would load on every page until it is sent.
    keepsDraft: false,
    token,
    isOwn: token !== undefined,
    failure: newsletterForm.notices.failure,
    check(data) {
      const email = String(data.get('email') ?? '').trim();
      return email ? { ok: true, values: email } : { ok: false, errors: { email: '' } };
    },
    async send(email, { seal, honeypot }) {
      const fields = { source: 'website-api', email, tags: 'subscriber', ...honeypot };
      const { body: query, headers } = seal(`${new URLSearchParams(fields)}`);
      const init = { cache: 'no-store', headers, keepalive: true } as const;
      const sent = await callApi(`${action}?${query}`, init);
      if (sent.kind === 'accepted') keepSubscriber(email, Date.now());
      return sent;
    },
    success: () => newsletterForm.notices.success,
  });
  const { label, maxLength, autocomplete } = newsletterForm.fields.email;
  const error = notice?.kind === 'error' ? notice : null;
  return (
    <FormPlace words={letter} notice={notice}>
      <form
        {...form}
        className={styles.newsletter}
        action={action}
        method="post"
        aria-label="Newsletter"
      >
        <p className={styles.title}>{newsletterWords.title}</p>
        <p id="newsletter-hint">{newsletterWords.text}</p>
        <label className={styles.label} htmlFor="newsletter-email">
          {label}
        </label>
        <Honeypot />
        <div className={styles.pair}>
          <input
            ref={error?.ref}
            id="newsletter-email"
            className={styles.box}
            name="email"
            {...addressInput}
            autoComplete={autocomplete}
            required
            maxLength={maxLength ?? undefined}
            aria-describedby={`${error ? 'newsletter-error ' : ''}newsletter-hint`}
          />
          {error && (
            <p id="newsletter-error" role="alert" className={styles.error}>
              {error.text}
            </p>
          )}
          <SubmitButton busy={busy}>Subscribe</SubmitButton>
        </div>
        {subscriber && <PushPrompt email={subscriber} />}
      </form>
    </FormPlace>
  );
}
