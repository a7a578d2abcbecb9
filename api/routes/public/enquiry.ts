import { enquiry, enquiryReceived } from '@grovemail/contract/operations/enquiry.ts';
import { defineRoute, type Route } from '../../http/route.ts';
import { type SubmissionDeps, submit } from './submission.ts';

/** Stores an enquiry, notifies the operator and mails a receipt to its sender. */
export function enquiryRoute(deps: SubmissionDeps): Route {
  return defineRoute({
    operation: enquiry,
    canQuarantine: true,
    form: () => 'contact',
    handle: (call) =>
      submit(deps, enquiry, call, {
        record: { kind: 'enquiry', ...call.values },
        topics: ['enquiry.notify', 'enquiry.receipt'],
        payload: () => enquiryReceived,
      }),
  });
}
