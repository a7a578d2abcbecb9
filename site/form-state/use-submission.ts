import { honeypotField } from '@grovemail/domain/forms/honeypot.ts';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Result } from '../browser/call-api.ts';
import { createTokenSource } from './form-token.ts';
import { sendAcrossLeaving } from './send-across-leaving.ts';
import { createSubmissions } from './submissions.ts';

/** Sent along with a form's values. */
export interface Sending {
  /** Adds the headers to a body; a repeated send uses the first body. */
  seal: (body: string) => { body: string; headers: Record<string, string> };
  /** The honeypot field, if it was filled in. */
  honeypot: Record<string, string>;
}

/**
 * Sends a form, one submission at a time, each under its Idempotency-Key, and repeats one without a response
 * when its page was left.
 * @param name the form's name in session storage
 * @param tokenUrl the endpoint for form tokens
 * @param isReady whether the form handles its submits
 */
export function useSubmission(
  form: RefObject<HTMLFormElement | null>,
  { name, tokenUrl, isReady }: { name: string; tokenUrl: string | undefined; isReady: boolean },
) {
  const [submissions] = useState(() => createSubmissions(name));
  const [token] = useState(() => createTokenSource(tokenUrl));
  const [busy, setBusy] = useState(false);
  const isUnderWay = useRef(false);

  useEffect(() => {
    if (isReady && submissions.hasInterrupted()) form.current?.requestSubmit();
  }, [form, isReady, submissions]);

  async function send(filled: HTMLFormElement, request: (sending: Sending) => Promise<Result>) {
    const { isRepeat, seal } = submissions.begin(filled);
    const sending: Sending = {
      seal(made) {
        const { body, key } = seal(made);
        return { body, headers: { ...token.header(), 'idempotency-key': key } };
      },
      honeypot: honeypotIn(filled),
    };
    isUnderWay.current = true;
    setBusy(true);
    const sent = await sendAcrossLeaving<Result>(() =>
      request(sending).catch(() => ({ kind: 'failed' })),
    );
    submissions.end();
    isUnderWay.current = false;
    setBusy(false);
    return { sent, isRepeat };
  }

  return {
    busy,
    isUnderWay,
    send,
    token,
    interruptedFields: submissions.interruptedFields,
    /** For a form that cannot be sent as it is. */
    giveUp(filled: HTMLFormElement) {
      submissions.begin(filled);
      submissions.end();
    },
    /** After a success: the next message gets its own token. */
    forget() {
      submissions.forget();
      token.renew();
    },
  };
}

function honeypotIn(form: HTMLFormElement): Record<string, string> {
  const filled = String(new FormData(form).get(honeypotField) ?? '');
  return filled ? { [honeypotField]: filled } : {};
}
