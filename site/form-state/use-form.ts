import { honeypotField } from '@grovemail/domain/forms/honeypot.ts';
import { type InputEvent, type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { Result } from '../browser/call-api.ts';
import { dropDraft, keepDraft, restoreDraft } from './draft.ts';
import type { Errors } from './form-errors.ts';
import { createTokenSource } from './form-token.ts';
import { createKeySource, forgetKey } from './idempotency-key.ts';
import { useHydrated } from './use-hydrated.ts';
import { useNotice } from './use-notice.ts';
import { useWarnings } from './use-warnings.ts';

/** Sent along with a form's values. */
export interface Sending {
  keyFor: (body: string) => string;
  headers: Record<string, string>;
  /** The honeypot field, if it was filled in. */
  honeypot: Record<string, string>;
}

interface Behaviour<Values> {
  /** Names the form's draft and key in the session; without it, neither survives a reload. */
  name?: string;
  /** The endpoint for form tokens. */
  token?: string | undefined;
  /** The values to send, or errors by field, with which nothing is sent. */
  check: (data: FormData) => { ok: true; values: Values } | { ok: false; errors: Errors };
  checkField?: (name: string, value: string) => string | null;
  /** Warnings by field, updated on blur. They do not block submitting. */
  warnings?: (data: FormData, form: HTMLFormElement) => Errors;
  /** Labels of the fields that must be filled in before the button is enabled. */
  missing?: (data: FormData) => string[];
  /** One message for all missing fields, shown in addition to the errors by field. */
  errorSummary?: string;
  /** Fills fields before the draft does. */
  prepare?: (form: HTMLFormElement) => void;
  send: (values: Values, sending: Sending) => Promise<Result>;
  /** The success notice; with null the form keeps its values and shows none. */
  success: (payload: unknown) => string | null;
  /** The notice when the request failed. */
  failure: string;
}

/**
 * What all forms share: states, errors by field with focus on the first, an announced and dismissible notice, a
 * draft in the session, one idempotency key per filled-in form. Fields are uncontrolled: input from before
 * hydration is read from the form itself.
 */
export function useForm<Values>({ name, ...behaviour }: Behaviour<Values>) {
  const form = useRef<HTMLFormElement>(null);
  const sending = useRef(false);
  const [keyFor] = useState(() => createKeySource(name));
  const [token] = useState(() => createTokenSource(behaviour.token));
  const [ready, setReady] = useState(false);
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<Errors>({});
  const { warnings, ...warning } = useWarnings(behaviour.warnings);
  const [missing, setMissing] = useState<string[]>([]);
  const [notice, setNotice] = useNotice(form);

  useHydrated(form, ready);
  // Browser validation stays on, and the button enabled, until this runs.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration
  useEffect(() => {
    setReady(true);
    void token.request();
    if (!form.current) return;
    behaviour.prepare?.(form.current);
    if (name) restoreDraft(name, form.current);
    enableSubmit(form.current);
    updateMissing(new FormData(form.current));
  }, []);

  const updateMissing = (data: FormData) => setMissing(behaviour.missing?.(data) ?? []);

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending.current || !form.current) return;
    const data = new FormData(form.current);
    const checked = behaviour.check(data);
    setErrors(checked.ok ? {} : checked.errors);
    if (!checked.ok) {
      const text = summaryIn(checked.errors, behaviour.errorSummary);
      setNotice(text ? { kind: 'error', text, focus: false } : null);
      return focusFirst(form.current, checked.errors);
    }
    sending.current = true;
    setBusy(true);
    setNotice(null);
    const sent = await behaviour
      .send(checked.values, { keyFor, headers: token.header(), honeypot: honeypotIn(data) })
      .catch((): Result => ({ kind: 'failed' }));
    sending.current = false;
    setBusy(false);
    if (sent.kind === 'accepted') return succeed(form.current, sent.payload);
    const text = sent.kind === 'refused' ? sent.error : behaviour.failure;
    setNotice({ kind: 'error', text, focus: true });
  }

  function succeed(sentForm: HTMLFormElement, payload: unknown) {
    const text = behaviour.success(payload);
    if (text === null) return;
    token.renew();
    sentForm.reset();
    if (name) forgetStored(name);
    warning.clear();
    updateMissing(new FormData(sentForm));
    setNotice({ kind: 'success', text, focus: true });
  }

  function onInput(event: InputEvent<HTMLFormElement>) {
    const { name: field, value } = event.target as HTMLInputElement;
    const error = behaviour.checkField?.(field, value) ?? undefined;
    setErrors((before) => ({ ...before, [field]: error }));
    const data = new FormData(event.currentTarget);
    if (name) keepDraft(name, data);
    updateMissing(data);
    warning.narrow(data, event.currentTarget);
  }

  return {
    errors,
    warnings,
    missing,
    ready,
    busy,
    notice,
    form: {
      ref: form,
      onSubmit,
      onInput,
      onBlur: warning.update,
      noValidate: ready,
      'data-draft': name,
    },
  };
}

/** The load script may have disabled it (`scripts/complete-form.ts`); from now on React does. */
function enableSubmit(form: HTMLFormElement): void {
  const button = form.querySelector<HTMLButtonElement>('[type=submit]');
  if (button) button.disabled = false;
}

function forgetStored(name: string): void {
  dropDraft(name);
  forgetKey(name);
}

/** The summary, if it is the message of a field. */
function summaryIn(errors: Errors, summary: string | undefined): string | undefined {
  return Object.values(errors).find((error) => error === summary);
}

function honeypotIn(data: FormData): Record<string, string> {
  const filled = String(data.get(honeypotField) ?? '');
  return filled ? { [honeypotField]: filled } : {};
}

function focusFirst(form: HTMLFormElement, errors: Errors) {
  for (const control of form.elements) {
    if (control instanceof HTMLElement && errors[control.getAttribute('name') ?? '']) {
      return control.focus();
    }
  }
}
