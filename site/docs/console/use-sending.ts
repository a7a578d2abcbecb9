import type { RequestForm } from '@grovemail/domain/request-form/form-field.ts';
import { type RequestValues, requestOf } from '@grovemail/domain/request-form/request-of.ts';
import { type SubmitEvent, useState } from 'react';
import { rememberId } from './created-ids.ts';
import { type ApiResponse, sendRequest } from './send-request.ts';
import type { useTestKey } from './use-test-key.ts';

/** Where the console is one column. */
export const narrow = matchMedia('(width < 48rem)');

type Sent =
  | { stage: 'idle' | 'invalid' | 'sending' | 'unreachable' }
  | { stage: 'received'; response: ApiResponse; key: string };

interface Props {
  form: RequestForm;
  values: RequestValues;
  /** The API's origin. */
  origin: string;
  /** The prefix of the API's paths. */
  prefix: string;
  testKey: ReturnType<typeof useTestKey>;
}

/** Sends the form's request with the reader's test key, and announces each stage to screen readers. */
export function useSending({ form, values, origin, prefix, testKey }: Props) {
  const [sent, setSent] = useState<Sent>({ stage: 'idle' });
  const [announcement, announce] = useState('');

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sent.stage === 'sending') return;
    const { currentTarget } = event;
    const { faults } = requestOf(form, values, origin, testKey.key?.key ?? null);
    if (Object.keys(faults).length > 0) {
      setSent({ stage: 'invalid' });
      announce('Not sent. Fix the marked fields.');
      return focusFirstFault(currentTarget);
    }
    setSent({ stage: 'sending' });
    announce('Sending.');
    const key = form.keyVariable ? (testKey.usable() ?? (await testKey.issue())) : null;
    if (form.keyVariable && !key) {
      setSent({ stage: 'idle' });
      return announce('');
    }
    const { request } = requestOf(form, values, origin, key?.key ?? null);
    const response = await sendRequest(request, prefix);
    if (!response) {
      setSent({ stage: 'unreachable' });
      return announce('The API could not be reached.');
    }
    if (response.status === 403 && response.apiError?.code === 'unauthorized') testKey.reject();
    rememberId(form, response);
    if (key && form.method !== 'GET') testKey.recount(key);
    setSent({ stage: 'received', response, key: key?.key ?? '' });
    announce(
      `${response.status} ${response.reason}. ${response.apiError?.error ?? `${response.milliseconds} ms.`}`,
    );
    if (response.apiError?.faults.length) focusFirstFault(currentTarget);
    else showResult(currentTarget, form.mail && response.status < 400);
  }

  return { sent, announcement, announce, send };
}

function focusFirstFault(form: HTMLFormElement): void {
  // Once React has marked the fields.
  setTimeout(() => form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus(), 50);
}

/** What came back may be below the fold; on phones, it takes the window from the sheet's head down. */
function showResult(form: HTMLFormElement, isMail: boolean): void {
  const selector = isMail && narrow.matches ? '.try-mail' : '.try-panels > :last-child';
  const result = form.parentElement?.querySelector(selector);
  setTimeout(() => result?.scrollIntoView({ block: narrow.matches ? 'start' : 'nearest' }), 50);
}
