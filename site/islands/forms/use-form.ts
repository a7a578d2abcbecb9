import { honeypotField } from '@grovemail/domain/forms/honeypot.ts';
import {
  type FocusEvent,
  type InputEvent,
  type Ref,
  type SubmitEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { Result } from '../../browser/call-api.ts';
import { whenReleased } from '../../components/when-released.ts';
import { dropDraft, keepDraft, restoreDraft } from './draft.ts';
import { createTokenSource } from './form-token.ts';
import { createKeySource, forgetKey } from './idempotency-key.ts';

export type Errors = Record<string, string | undefined>;
export interface Notice {
  kind: 'success' | 'error';
  text: string;
  ref: Ref<HTMLDivElement>;
  onDismiss: () => void;
}

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
export function useForm<Values>(behaviour: Behaviour<Values>) {
  const { name } = behaviour;
  const form = useRef<HTMLFormElement>(null);
  const alert = useRef<HTMLDivElement>(null);
  const sending = useRef(false);
  const [keyFor] = useState(() => createKeySource(name));
  const [token] = useState(() => createTokenSource(behaviour.token));
  const [ready, setReady] = useState(false);
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<Errors>({});
  const [warnings, setWarnings] = useState<Errors>({});
  const [missing, setMissing] = useState<string[]>([]);
  const [notice, setNotice] = useState<(Pick<Notice, 'kind' | 'text'> & Focus) | null>(null);

  // Browser validation stays on, and the button enabled, until this runs.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration
  useEffect(() => {
    setReady(true);
    void token.ask();
    if (!form.current) return;
    behaviour.prepare?.(form.current);
    if (name) restoreDraft(name, form.current);
    // The load script may have disabled it (scripts/complete-form.ts); from now on React does.
    const button = form.current.querySelector<HTMLButtonElement>('[type=submit]');
    if (button) button.disabled = false;
    updateMissing(new FormData(form.current));
  }, []);
  useEffect(() => {
    if (notice?.focus) alert.current?.focus();
  }, [notice]);

  const updateMissing = (data: FormData) => setMissing(behaviour.missing?.(data) ?? []);

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending.current || !form.current) return;
    const data = new FormData(form.current);
    const checked = behaviour.check(data);
    setErrors(checked.ok ? {} : checked.errors);
    if (!checked.ok) {
      const { errorSummary } = behaviour;
      const showsSummary = errorSummary && Object.values(checked.errors).includes(errorSummary);
      setNotice(showsSummary ? { kind: 'error', text: errorSummary, focus: false } : null);
      return focusFirst(form.current, checked.errors);
    }
    sending.current = true;
    setBusy(true);
    setNotice(null);
    const filled = String(data.get(honeypotField) ?? '');
    const honeypot = filled ? { [honeypotField]: filled } : {};
    const headers = await token.headers();
    const sent = await behaviour
      .send(checked.values, { keyFor, headers, honeypot })
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
    token.drop();
    sentForm.reset();
    if (name) {
      dropDraft(name);
      forgetKey(name);
    }
    setWarnings({});
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
    // While someone types, warnings may only disappear.
    const next = behaviour.warnings?.(data, event.currentTarget);
    if (next) setWarnings((before) => remaining(before, next));
  }

  function onBlur(event: FocusEvent<HTMLFormElement>) {
    const next = behaviour.warnings?.(new FormData(event.currentTarget), event.currentTarget);
    if (next) whenReleased(() => setWarnings(next));
  }

  function dismiss() {
    setNotice(null);
    form.current?.querySelector<HTMLElement>(firstControl)?.focus();
  }

  return {
    errors,
    warnings,
    missing,
    ready,
    busy,
    notice: notice && { ...notice, ref: alert, onDismiss: dismiss },
    form: {
      ref: form,
      onSubmit,
      onInput,
      onBlur,
      noValidate: ready,
      'data-draft': name,
    },
  };
}

interface Focus {
  /** Whether the notice takes the focus; with errors by field, the first of them does. */
  focus: boolean;
}

/** Excludes the honeypot and hidden fields. */
const firstControl = 'input:not([type=hidden], [tabindex="-1"]), textarea, select';

function remaining(before: Errors, next: Errors): Errors {
  return Object.fromEntries(Object.entries(before).filter(([name]) => next[name]));
}

function focusFirst(form: HTMLFormElement, errors: Errors) {
  for (const control of form.elements) {
    if (control instanceof HTMLElement && errors[control.getAttribute('name') ?? '']) {
      return control.focus();
    }
  }
}
