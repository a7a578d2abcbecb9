import { emailFormat, emailMaxLength } from '@grovemail/domain/email-addresses/email-format.ts';
import { validate } from '@grovemail/domain/forms/form.ts';
import { freshLinkForm } from '@grovemail/domain/forms/preferences.ts';
import { shownRecipient } from '@grovemail/domain/preferences/shown-recipient.ts';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { jsonPost } from '../../browser/call-api.ts';
import { Alert } from '../../components/Alert.tsx';
import { Field } from '../../components/Field.tsx';
import { SubmitButton } from '../../components/SubmitButton.tsx';
import { call } from './call.ts';
import styles from './preferences.module.css';

type State = { step: 'asking' | 'sending' | 'sent' } | { step: 'wrong' | 'failed'; error: string };

/** Requests a new link by mail. The answer never reveals whether the address is known. */
export default function FreshLink({ action }: { action: string }) {
  const [state, setState] = useState<State>({ step: 'asking' });
  const form = useRef<HTMLFormElement>(null);
  const alert = useRef<HTMLDivElement>(null);
  const [ready, setReady] = useState(false);

  // Input from before hydration stays. Browser validation stays on until this runs.
  useEffect(() => {
    setReady(true);
    const box = boxOf(form.current);
    if (!box || box.value) return;
    box.value = shownRecipient(location.pathname, emailFormat.pattern, emailMaxLength) ?? '';
  }, []);
  useEffect(() => {
    if (state.step === 'wrong') boxOf(form.current)?.focus();
    else alert.current?.focus();
  }, [state]);

  async function ask(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state.step === 'sending') return;
    const checked = validate(freshLinkForm, Object.fromEntries(new FormData(event.currentTarget)));
    if (!checked.ok) return setState({ step: 'wrong', error: checked.errors.email ?? '' });
    setState({ step: 'sending' });
    const called = await call(action, jsonPost(JSON.stringify(checked.values)));
    if (called.kind === 'accepted') return setState({ step: 'sent' });
    const error = called.kind === 'refused' ? called.error : freshLinkForm.notices.failure;
    setState({ step: 'failed', error });
  }

  if (state.step === 'sent') {
    return (
      <Alert kind="success" ref={alert} onDismiss={() => setState({ step: 'asking' })}>
        {freshLinkForm.notices.success}
      </Alert>
    );
  }
  return (
    <form
      ref={form}
      className={styles.form}
      method="post"
      action={action}
      aria-label="Fresh link"
      noValidate={ready}
      onSubmit={ask}
    >
      {state.step === 'failed' && (
        <Alert kind="error" ref={alert} onDismiss={() => setState({ step: 'asking' })}>
          {state.error}
        </Alert>
      )}
      <Field
        id="fresh-link-email"
        field={freshLinkForm.fields.email}
        error={state.step === 'wrong' ? state.error : undefined}
      />
      <SubmitButton busy={state.step === 'sending'}>Send me a fresh link</SubmitButton>
    </form>
  );
}

function boxOf(form: HTMLFormElement | null): HTMLInputElement | null {
  return form?.querySelector('input[name=email]') ?? null;
}
