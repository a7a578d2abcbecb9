import { capture, captureForm } from '@grovemail/contract/operations/capture.ts';
import type { Capture } from '@grovemail/contract/operations/capture-input.ts';
import { Refusal } from '@grovemail/contract/refusal.ts';
import { type Call, defineRoute, type Route, type RouteAnswer } from '../http/route.ts';
import { sameText } from '../http/same-text.ts';
import { type SubmissionDeps, submit } from './submission.ts';

interface CaptureDeps extends SubmissionDeps {
  clientApiKey: string;
  audienceId: string;
}

/** The newsletter's two operations: the documented GET, which ignores prefetches, and its POST twin. */
export function captureRoutes(deps: CaptureDeps): Route[] {
  const admit = ({ key = '' }: Record<string, string>) => {
    if (!sameText(key, deps.clientApiKey)) throw new Refusal('wrong_key');
  };

  async function subscribe(call: Call<Capture>): Promise<RouteAnswer> {
    if (call.isPrefetch || call.isSubresource) throw new Refusal('prefetch_ignored');
    // Both share one operation name for idempotency, so the same address by either is one subscription.
    const answer = await submit(deps, captureForm, call, {
      record: { kind: 'subscriber', audience: deps.audienceId, ...call.values },
      topics: ['newsletter.confirm'],
      // A repeated sign-up keeps the first row and its id.
      about: { audience: deps.audienceId, email: call.values.email },
      payload: () => ({ data: { status: 'pending' } }),
    });
    return { ...answer, thanks: 'newsletter' };
  }

  return [
    defineRoute({ operation: capture, canQuarantine: true, admit, handle: subscribe }),
    defineRoute({ operation: captureForm, canQuarantine: true, admit, handle: subscribe }),
  ];
}
