import type { Sender } from '@grovemail/domain/forms/reply-line.ts';
import { type InputEvent, type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { Result } from '../browser/call-api.ts';
import { dropDraft, fillEmpty, keepDraft, restoreDraft } from './draft.ts';
import type { Errors } from './form-errors.ts';
import { useHydrated } from './use-hydrated.ts';
import { useNotice } from './use-notice.ts';
import { type Sending, useSubmission } from './use-submission.ts';
import { useWarnings } from './use-warnings.ts';

interface Behavior<Values> {
  /** The form's name in session storage. */
  name: string;
  /** Whether input is kept until it is sent; otherwise only a submission in progress is. */
  keepsDraft?: boolean;
  /** Whether our own API gets it; a third-party service gets the values alone. */
  isOwn: boolean;
  /** Our API's endpoint for form tokens. */
  token?: string | undefined;
  /** The values to send, or errors by field, which prevent sending. */
  check: (data: FormData) => { ok: true; values: Values } | { ok: false; errors: Errors };
  /** @param isWrong whether the field shows an error */
  checkField?: (name: string, value: string, isWrong: boolean) => string | null;
  /** Warnings by field, updated on blur. They do not block submitting. */
  warnings?: (data: FormData, form: HTMLFormElement) => Errors;
  /** Labels of the fields that must be filled in before the button is enabled. */
  missing?: (data: FormData) => string[];
  /** One message for all missing fields, shown in addition to the errors by field, until none is missing. */
  errorSummary?: string;
  /** Fills fields before the draft does. */
  prepare?: (form: HTMLFormElement) => void;
  send: (values: Values, sending: Sending) => Promise<Result>;
  /** The success notice; null: the form keeps its values and shows none. */
  success: (payload: unknown) => string | null;
  /** The notice when the request failed. */
  failure: string;
}

/**
 * What all forms share: states, errors by field with focus on the first, an announced and dismissible notice, a
 * draft in the session, and what `useSubmission` does if the visitor leaves before the response arrives. Fields are uncontrolled: input from before hydration is read from the form itself.
 */
export function useForm<Values>({ name, keepsDraft = true, ...behavior }: Behavior<Values>) {
  const form = useRef<HTMLFormElement>(null);
  const [ready, setReady] = useState(false);
  const submission = useSubmission(form, { ...behavior, name, isReady: ready });
  const [errors, setErrors] = useState<Errors>({});
  const { warnings, ...warning } = useWarnings(behavior.warnings);
  const [missing, setMissing] = useState<string[]>([]);
  const [notice, setNotice] = useNotice(form);

  useHydrated(form, ready);
  // Browser validation stays on, and the button enabled, until this runs.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration
  useEffect(() => {
    setReady(true);
    void submission.token.request();
    if (!form.current) return;
    behavior.prepare?.(form.current);
    if (keepsDraft) restoreDraft(name, form.current);
    fillEmpty(form.current, submission.interruptedFields());
    enableSubmit(form.current);
    updateMissing(new FormData(form.current));
  }, []);

  const updateMissing = (data: FormData) => setMissing(behavior.missing?.(data) ?? []);

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (submission.isUnderWay.current || !form.current) return;
    const data = new FormData(form.current);
    const checked = behavior.check(data);
    setErrors(checked.ok ? {} : checked.errors);
    if (!checked.ok) {
      submission.giveUp(form.current);
      const text = summaryOf(behavior, data);
      setNotice(text ? { kind: 'error', text, focus: false } : null);
      return focusFirst(form.current, checked.errors);
    }
    setNotice(null);
    if (keepsDraft) keepDraft(name, data);
    const { sent, isRepeat } = await submission.send(form.current, (sending) =>
      behavior.send(checked.values, sending),
    );
    // A returning visitor may be reading elsewhere on the page.
    const focus = !isRepeat;
    if (sent.kind === 'accepted') return succeed(form.current, sent.payload, focus);
    const text = sent.kind === 'rejected' ? sent.error : behavior.failure;
    setNotice({ kind: 'error', text, focus });
  }

  function succeed(sentForm: HTMLFormElement, payload: unknown, focus: boolean) {
    const text = behavior.success(payload);
    if (text === null) return;
    setNotice({ kind: 'success', text, focus, sender: senderOf(new FormData(sentForm)) });
    sentForm.reset();
    dropDraft(name);
    submission.forget();
    warning.clear();
    updateMissing(new FormData(sentForm));
  }

  function onInput(event: InputEvent<HTMLFormElement>) {
    const { name: field, value } = event.target as HTMLInputElement;
    const error = behavior.checkField?.(field, value, Boolean(errors[field])) ?? undefined;
    setErrors((before) => ({ ...before, [field]: error }));
    const data = new FormData(event.currentTarget);
    if (keepsDraft) keepDraft(name, data);
    updateMissing(data);
    const isSummary = notice !== null && notice.text === behavior.errorSummary;
    if (isSummary && !summaryOf(behavior, data)) setNotice(null);
    warning.narrow(data, event.currentTarget);
  }

  return {
    errors,
    warnings,
    missing,
    ready,
    busy: submission.busy,
    notice,
    form: {
      ref: form,
      onSubmit,
      onInput,
      onBlur: warning.update,
      noValidate: ready,
      ...submission.attributes,
    },
  };
}

function senderOf(data: FormData): Sender {
  const name = String(data.get('firstname') ?? '').trim();
  return { email: String(data.get('email') ?? '').trim(), ...(name && { name }) };
}

/** The load script may have disabled it (`scripts/complete-form.ts`); from now on React does. */
function enableSubmit(form: HTMLFormElement): void {
  const button = form.querySelector<HTMLButtonElement>('[type=submit]');
  if (button) button.disabled = false;
}

/** The error summary, if it is the message of a field. */
function summaryOf<Values>(
  { check, errorSummary }: Pick<Behavior<Values>, 'check' | 'errorSummary'>,
  data: FormData,
): string | undefined {
  const checked = check(data);
  if (checked.ok) return undefined;
  return Object.values(checked.errors).find((error) => error === errorSummary);
}

function focusFirst(form: HTMLFormElement, errors: Errors) {
  for (const control of form.elements) {
    if (
      control instanceof HTMLElement &&
      errors[control.getAttribute('name') ?? ''] !== undefined
    ) {
      if (isCut(form)) form.scrollIntoView({ block: 'start' });
      return control.focus();
    }
  }
}

/** Whether the form's start or a part of the page's title is out of view: the focus alone would leave it there. */
function isCut(form: HTMLFormElement): boolean {
  const edge = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
  const title = document.querySelector('h1')?.getBoundingClientRect();
  const isTitleCut = title !== undefined && title.top < edge && title.bottom > 0;
  return isTitleCut || form.getBoundingClientRect().top < edge;
}
