import { honeypotField } from '@grovemail/domain/forms/honeypot.ts';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Result } from '../browser/call-api.ts';
import { createTokenSource } from './form-token.ts';
import { sendAcrossLeaving } from './send-across-leaving.ts';
import { createSubmissions } from './submissions.ts';

/** Sent along with a form's values. Without `isOwn`, nothing is: a third-party service gets the specified call. */
export interface Sending {
  /** Whether our own API gets it. */
  isOwn: boolean;
  /** Adds the headers to a body; a repeated send uses the first body. */
  seal: (body: string) => { body: string; headers: Record<string, string> };
  /** The honeypot field, if it was filled in. */
  honeypot: Record<string, string>;
}

interface Settings {
  /** The form's name in session storage. */
  name: string;
  /** Whether our own API gets it. */
  isOwn: boolean;
  /** The endpoint for form tokens. */
  token?: string | undefined;
  /** Whether the form handles its submits. */
  isReady: boolean;
}

/**
 * Sends a form, one submission at a time. To our own API it goes under an Idempotency-Key, and is repeated if
 * no response arrived when its page was left. Elsewhere that could store it twice, so the fields are only kept.
 */
export function useSubmission(
  form: RefObject<HTMLFormElement | null>,
  { name, isOwn, token: tokenUrl, isReady }: Settings,
) {
  const [submissions] = useState(() => createSubmissions(name));
  const [token] = useState(() => createTokenSource(tokenUrl));
  const [busy, setBusy] = useState(false);
  const isUnderWay = useRef(false);

  useEffect(() => {
    if (!isReady || !form.current || !submissions.hasInterrupted()) return;
    if (isOwn) form.current.requestSubmit();
    else giveUp(submissions, form.current);
  }, [form, isOwn, isReady, submissions]);

  async function send(filled: HTMLFormElement, request: (sending: Sending) => Promise<Result>) {
    const { isRepeat, seal } = submissions.begin(filled);
    const sending: Sending = {
      isOwn,
      seal(made) {
        const { body, key } = seal(made);
        return { body, headers: isOwn ? { ...token.header(), 'idempotency-key': key } : {} };
      },
      honeypot: isOwn ? honeypotIn(filled) : {},
    };
    isUnderWay.current = true;
    setBusy(true);
    const sent = await sendAcrossLeaving<Result>(
      () => request(sending).catch(() => ({ kind: 'failed' })),
      isOwn,
    );
    submissions.end();
    isUnderWay.current = false;
    setBusy(false);
    return { sent, isRepeat };
  }

  return {
    busy,
    isUnderWay,
    /** For the load script (`scripts/hydrate-filled-forms.ts`, `scripts/carry-held-forms.ts`). */
    attributes: { 'data-draft': name, 'data-foreign': isOwn ? undefined : '' },
    send,
    token,
    interruptedFields: submissions.interruptedFields,
    /** For a form that cannot be sent as it is. */
    giveUp: (filled: HTMLFormElement) => giveUp(submissions, filled),
    /** After a success: the next message gets its own token. */
    forget() {
      submissions.forget();
      token.renew();
    },
  };
}

function giveUp(submissions: ReturnType<typeof createSubmissions>, filled: HTMLFormElement) {
  submissions.begin(filled);
  submissions.end();
}

function honeypotIn(form: HTMLFormElement): Record<string, string> {
  const filled = String(new FormData(form).get(honeypotField) ?? '');
  return filled ? { [honeypotField]: filled } : {};
}
