import { type InputEvent, type Ref, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { keyKeeper } from './idempotency-key.ts';
import type { Sent } from './send.ts';

export type Errors = Record<string, string | undefined>;
export interface Notice {
  kind: 'success' | 'error';
  text: string;
  ref: Ref<HTMLDivElement>;
  onDismiss: () => void;
}

interface Behaviour<Values> {
  /** The values to send, or the faults by field: then nothing is sent. */
  check: (data: FormData) => { ok: true; values: Values } | { ok: false; errors: Errors };
  checkField?: (name: string, value: string) => string | null;
  send: (values: Values, keyFor: (body: string) => string) => Promise<Sent>;
  success: (payload: unknown) => string;
  /** What the form says when nothing answered (R363). */
  failure: string;
}

/**
 * What all forms share: states, faults by field with the focus on the first, an announced and
 * dismissible notice, one key per filled-in form. Fields are uncontrolled: what was typed before
 * this code arrived is read from the form itself.
 */
export function useForm<Values>(behaviour: Behaviour<Values>) {
  const form = useRef<HTMLFormElement>(null);
  const alert = useRef<HTMLDivElement>(null);
  const sending = useRef(false);
  const [keyFor] = useState(keyKeeper);
  const [ready, setReady] = useState(false);
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<Errors>({});
  const [notice, setNotice] = useState<Pick<Notice, 'kind' | 'text'> | null>(null);

  // Only now may the browser's own check stand back.
  useEffect(() => setReady(true), []);
  useEffect(() => {
    if (notice) alert.current?.focus();
  }, [notice]);

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending.current || !form.current) return;
    const checked = behaviour.check(new FormData(form.current));
    setErrors(checked.ok ? {} : checked.errors);
    if (!checked.ok) return focusFirst(form.current, checked.errors);
    sending.current = true;
    setBusy(true);
    setNotice(null);
    const sent = await behaviour.send(checked.values, keyFor);
    sending.current = false;
    setBusy(false);
    if (sent.kind === 'accepted') {
      form.current.reset();
      setNotice({ kind: 'success', text: behaviour.success(sent.payload) });
    } else {
      const text = sent.kind === 'refused' ? sent.error : behaviour.failure;
      setNotice({ kind: 'error', text });
    }
  }

  function onInput(event: InputEvent<HTMLFormElement>) {
    const { name, value } = event.target as HTMLInputElement;
    const error = behaviour.checkField?.(name, value) ?? undefined;
    setErrors((before) => ({ ...before, [name]: error }));
  }

  function dismiss() {
    setNotice(null);
    form.current?.querySelector<HTMLElement>('input, textarea, select')?.focus();
  }

  return {
    errors,
    busy,
    notice: notice && { ...notice, ref: alert, onDismiss: dismiss },
    form: { ref: form, onSubmit, onInput, noValidate: ready },
  };
}

function focusFirst(form: HTMLFormElement, errors: Errors) {
  for (const control of form.elements) {
    if (control instanceof HTMLElement && errors[control.getAttribute('name') ?? '']) {
      return control.focus();
    }
  }
}
