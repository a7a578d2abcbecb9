import { validate } from '@grovemail/domain/forms/form.ts';
import { sampleMailForm } from '@grovemail/domain/forms/sample-mail.ts';
import { type ReactNode, useState } from 'react';
import { callApi, jsonPost } from '../../browser/call-api.ts';
import { Field } from '../../components/Field.tsx';
import { SubmitButton } from '../../components/SubmitButton.tsx';
import { FormNotice } from '../../form-state/FormNotice.tsx';
import { useForm } from '../../form-state/use-form.ts';
import place from './form-place.module.css';
import { Honeypot } from './Honeypot.tsx';
import { ignoreSecondClick } from './ignore-second-click.ts';
import { AwaitedLog, SampleLog } from './SampleLog.tsx';
import styles from './sample-mail.module.css';

interface Props {
  action: string;
  /** Takes the token of the response, and returns the email's log. */
  log: string;
  /** The endpoint for form tokens. */
  token?: string;
  /** Above the field of a form that came back. */
  children?: ReactNode;
}

interface Sample {
  token: string | null;
  /** The same address again, which gets no second email. */
  isRepeat: boolean;
}

/** Sends the sample email to the visitor. Its log takes the form's place. */
export default function SampleMail({ action, log, token, children }: Props) {
  const [sample, setSample] = useState<Sample>({ token: null, isRepeat: false });
  const { errors, busy, notice, form } = useForm<{ email: string }>({
    name: sampleMailForm.id,
    keepsDraft: false,
    token,
    isOwn: true,
    failure: sampleMailForm.notices.failure,
    check: (data) => validate(sampleMailForm, Object.fromEntries(data)),
    send(values, { seal, honeypot }) {
      const { body, headers } = seal(JSON.stringify({ ...values, ...honeypot }));
      return callApi(action, jsonPost(body, headers));
    },
    success(payload) {
      const token = tokenIn(payload);
      setSample((before) => ({ token, isRepeat: token !== null && token === before.token }));
      return sampleMailForm.notices.success;
    },
  });
  const isSent = notice?.kind === 'success';
  return (
    <div className={place.place} onClickCapture={isSent ? ignoreSecondClick : undefined}>
      <form
        {...form}
        className={styles.form}
        action={action}
        method="post"
        aria-label="Sample email"
      >
        {children}
        <FormNotice notice={isSent ? null : notice} />
        <Field
          id="sample-email"
          field={{ ...sampleMailForm.fields.email, control: 'address' }}
          hint="Just one email. We won’t add you to a list. Our delivery log keeps the address for up to 90 days."
          keepsHint
          error={errors.email}
        />
        <Honeypot />
        <SubmitButton busy={busy}>Send it to me</SubmitButton>
        <AwaitedLog />
      </form>
      {isSent && (
        <SampleLog
          key={sample.token}
          action={log}
          {...sample}
          email={notice.sender.email}
          takesFocus={notice.focus}
          onAgain={notice.onDismiss}
        />
      )}
    </div>
  );
}

function tokenIn(payload: unknown): string | null {
  const token = (payload as { data?: { token?: unknown } } | null)?.data?.token;
  return typeof token === 'string' ? token : null;
}
