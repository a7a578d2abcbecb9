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
import { tokenKeeper } from './form-token.ts';
import { forgetKey, keyKeeper } from './idempotency-key.ts';

export type Errors = Record<string, string | undefined>;
export interface Notice {
  kind: 'success' | 'error';
  text: string;
  ref: Ref<HTMLDivElement>;
  onDismiss: () => void;
}

/** What goes along with a form's values. */
export interface Sending {
  keyFor: (body: string) => string;
  headers: Record<string, string>;
  /** The hidden field, when something filled it in. */
  trap: Record<string, string>;
}

interface Behaviour<Values> {
  /** Names the form's draft and key in this session; without it neither outlives the page. */
  name?: string;
  /** Where form tokens are handed out. */
  token?: string | undefined;
  /** The values to send, or the faults by field: then nothing is sent. */
  check: (data: FormData) => { ok: true; values: Values } | { ok: false; errors: Errors };
  checkField?: (name: string, value: string) => string | null;
  /** Friendly doubts by field, looked for when a field is left; they hold nothing up. */
  remarks?: (data: FormData, form: HTMLFormElement) => Errors;
  /** Labels of what must still be filled in before the form can be sent at all. */
  missing?: (data: FormData) => string[];
  /** One sentence for all faults together, said beside them. */
  fault?: string;
  /** Fills fields before the draft does. */
  prepare?: (form: HTMLFormElement) => void;
  send: (values: Values, sending: Sending) => Promise<Result>;
  /** What the form says once it is sent; with null it keeps its values and says nothing itself. */
  success: (payload: unknown) => string | null;
  /** What the form says when nothing answered. */
  failure: string;
}

/**
 * What all forms share: states, faults by field with the focus on the first, an announced and
 * dismissible notice, a draft kept in the session, one key per filled-in form. Fields are
 * uncontrolled: what was typed before this code arrived is read from the form itself.
 */
export function useForm<Values>(behaviour: Behaviour<Values>) {
  const { name } = behaviour;
  const form = useRef<HTMLFormElement>(null);
  const alert = useRef<HTMLDivElement>(null);
  const sending = useRef(false);
  const [keyFor] = useState(() => keyKeeper(name));
  const [token] = useState(() => tokenKeeper(behaviour.token));
  const [ready, setReady] = useState(false);
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<Errors>({});
  const [remarks, setRemarks] = useState<Errors>({});
  const [missing, setMissing] = useState<string[]>([]);
  const [notice, setNotice] = useState<(Pick<Notice, 'kind' | 'text'> & Focus) | null>(null);

  // Only now may the browser's own check stand back, and the button be locked.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form comes alive
  useEffect(() => {
    setReady(true);
    void token.ask();
    if (!form.current) return;
    behaviour.prepare?.(form.current);
    if (name) restoreDraft(name, form.current);
    // The load script may have locked it (scripts/complete-form.ts); from here on React does.
    const button = form.current.querySelector<HTMLButtonElement>('[type=submit]');
    if (button) button.disabled = false;
    look(new FormData(form.current));
  }, []);
  useEffect(() => {
    if (notice?.focus) alert.current?.focus();
  }, [notice]);

  const look = (data: FormData) => setMissing(behaviour.missing?.(data) ?? []);

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending.current || !form.current) return;
    const data = new FormData(form.current);
    const checked = behaviour.check(data);
    setErrors(checked.ok ? {} : checked.errors);
    if (!checked.ok) {
      const { fault } = behaviour;
      const told = fault && Object.values(checked.errors).includes(fault);
      setNotice(told ? { kind: 'error', text: fault, focus: false } : null);
      return focusFirst(form.current, checked.errors);
    }
    sending.current = true;
    setBusy(true);
    setNotice(null);
    const filled = String(data.get(honeypotField) ?? '');
    const trap = filled ? { [honeypotField]: filled } : {};
    const headers = await token.headers();
    const sent = await behaviour
      .send(checked.values, { keyFor, headers, trap })
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
    setRemarks({});
    look(new FormData(sentForm));
    setNotice({ kind: 'success', text, focus: true });
  }

  function onInput(event: InputEvent<HTMLFormElement>) {
    const { name: field, value } = event.target as HTMLInputElement;
    const error = behaviour.checkField?.(field, value) ?? undefined;
    setErrors((before) => ({ ...before, [field]: error }));
    const data = new FormData(event.currentTarget);
    if (name) keepDraft(name, data);
    look(data);
    // While somebody types, a doubt may only go away.
    const doubts = behaviour.remarks?.(data, event.currentTarget);
    if (doubts) setRemarks((before) => kept(before, doubts));
  }

  function onBlur(event: FocusEvent<HTMLFormElement>) {
    const doubts = behaviour.remarks?.(new FormData(event.currentTarget), event.currentTarget);
    if (doubts) whenReleased(() => setRemarks(doubts));
  }

  function dismiss() {
    setNotice(null);
    form.current?.querySelector<HTMLElement>(firstControl)?.focus();
  }

  return {
    errors,
    remarks,
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
  /** Whether the notice takes the focus; beside faults the first of them does. */
  focus: boolean;
}

/** The trap and what is hidden are nobody's place to be. */
const firstControl = 'input:not([type=hidden], [tabindex="-1"]), textarea, select';

function kept(before: Errors, doubts: Errors): Errors {
  return Object.fromEntries(Object.entries(before).filter(([name]) => doubts[name]));
}

function focusFirst(form: HTMLFormElement, errors: Errors) {
  for (const control of form.elements) {
    if (control instanceof HTMLElement && errors[control.getAttribute('name') ?? '']) {
      return control.focus();
    }
  }
}
