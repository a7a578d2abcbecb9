import { refused } from '@grovemail/contract/envelope.ts';
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

/** The newsletter's two calls: the documented GET, which acts only when somebody asked (D11), and its POST twin. */
export function captureRoutes(deps: CaptureDeps): Route[] {
  const admit = ({ key = '' }: Record<string, string>) => {
    if (!sameText(key, deps.clientApiKey)) throw new Refusal('wrong_key');
  };

  async function subscribe(call: Call<Capture>): Promise<RouteAnswer> {
    if (call.isPrefetch) return { status: 200, body: refused(['Prefetch ignored']) };
    // Both calls count as one operation: the same address by either of them is one subscription.
    const answer = await submit(deps, captureForm, call, {
      record: { kind: 'subscriber', audience: deps.audienceId, ...call.values },
      topics: ['newsletter.confirm'],
      // A second sign-up keeps the row and id of the first.
      about: { audience: deps.audienceId, email: call.values.email },
      payload: () => ({ data: { status: 'pending' } }),
    });
    return { ...answer, thanks: 'newsletter' };
  }

  return [
    defineRoute({ operation: capture, admit, handle: subscribe }),
    defineRoute({ operation: captureForm, admit, handle: subscribe }),
  ];
}
