import type { RequestForm } from '@grovemail/domain/request-form/form-field.ts';
import { type RequestValues, requestOf } from '@grovemail/domain/request-form/request-of.ts';
import { type SubmitEvent, useState } from 'react';
import { rememberId } from './created-ids.ts';
import { type Answer, sendRequest } from './send-request.ts';
import type { useTestKey } from './use-test-key.ts';

type Sent =
  | { stage: 'idle' | 'held' | 'sending' | 'unreachable' }
  | { stage: 'answered'; answer: Answer; key: string };

interface Given {
  form: RequestForm;
  values: RequestValues;
  /** Where the API is: an origin, and the path before its own. */
  origin: string;
  prefix: string;
  testKey: ReturnType<typeof useTestKey>;
}

/** Sends the form's request with the reader's test key, and says how far it got. */
export function useSending({ form, values, origin, prefix, testKey }: Given) {
  const [sent, setSent] = useState<Sent>({ stage: 'idle' });
  const [said, setSaid] = useState('');

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sent.stage === 'sending') return;
    const { currentTarget } = event;
    const { faults } = requestOf(form, values, origin, testKey.key?.key ?? null);
    if (Object.keys(faults).length > 0) {
      setSent({ stage: 'held' });
      setSaid('Not sent. Correct the marked fields.');
      return focusFirstFault(currentTarget);
    }
    setSent({ stage: 'sending' });
    setSaid('Sending.');
    const own = form.keyVariable ? (testKey.usable() ?? (await testKey.issue())) : null;
    if (form.keyVariable && !own) {
      setSent({ stage: 'idle' });
      return setSaid('');
    }
    const { request } = requestOf(form, values, origin, own?.key ?? null);
    const got = await sendRequest(request, prefix);
    if (!got) {
      setSent({ stage: 'unreachable' });
      return setSaid('The API could not be reached.');
    }
    if (got.status === 403 && got.refusal?.code === 'unauthorized') testKey.reject();
    rememberId(form, got);
    if (own && form.method !== 'GET') testKey.recount(own);
    setSent({ stage: 'answered', answer: got, key: own?.key ?? '' });
    setSaid(`${got.status} ${got.reason}. ${got.refusal?.error ?? `${got.milliseconds} ms.`}`);
    if (got.refusal?.faults.length) focusFirstFault(currentTarget);
    else showAnswer(currentTarget);
  }

  return { sent, said, setSaid, send };
}

function focusFirstFault(form: HTMLFormElement): void {
  // Once React has marked the fields.
  setTimeout(() => form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus(), 50);
}

/** Below the form on a phone, below the request elsewhere. */
function showAnswer(form: HTMLFormElement): void {
  const panel = form.nextElementSibling?.lastElementChild;
  setTimeout(() => panel?.scrollIntoView({ block: 'nearest' }), 50);
}
