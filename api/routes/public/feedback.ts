import { feedback, feedbackReceived } from '@grovemail/contract/operations/feedback.ts';
import { defineRoute, type Route } from '../../http/route.ts';
import { type SubmissionDeps, submit } from './submission.ts';

/** Stores feedback on a page of the documentation; operators read it with `ops feedback list`. */
export function feedbackRoute(deps: SubmissionDeps): Route {
  return defineRoute({
    operation: feedback,
    canQuarantine: true,
    form: () => 'feedback',
    handle: (call) =>
      submit(deps, feedback, call, {
        record: { kind: 'feedback', ...call.values },
        topics: [],
        isAnonymous: call.values.comment === '',
        payload: () => feedbackReceived,
      }),
  });
}
