import { ApiError } from '@grovemail/contract/api-error.ts';
import { errors } from '@grovemail/contract/errors.ts';
import { type Capture, capture, captureForm } from '@grovemail/contract/operations/capture.ts';
import { type Call, defineRoute, type Route, type RouteResponse } from '../../http/route.ts';
import { keyPrefixes } from '../../keys/api-key.ts';
import { sameText } from '../../signing/authentication-code.ts';
import { type SubmissionDeps, submit } from './submission.ts';

interface CaptureDeps extends SubmissionDeps {
  clientApiKey: string;
  audienceId: string;
}

function wrongKey(key: string): ApiError {
  const isAccountKey = key.startsWith(keyPrefixes.live) || key.startsWith(keyPrefixes.test);
  return new ApiError('wrong_key', {
    messages: [errors.wrong_key.text],
    faults: [{ param: 'key', message: isAccountKey ? secretKey : otherKey }],
  });
}

const otherKey = 'The key in the path is not the capture key of this site.';
const secretKey =
  'The path has an account key instead of the capture key of this site. URLs end up in logs: replace that key.';

/** The newsletter's two operations: the documented GET, which ignores prefetches, and its POST twin. */
export function captureRoutes(deps: CaptureDeps): Route[] {
  const admit = ({ key = '' }: Record<string, string>) => {
    if (!sameText(key, deps.clientApiKey)) throw wrongKey(key);
  };

  async function subscribe(call: Call<Capture>): Promise<RouteResponse> {
    if (call.isPrefetch || call.isSubresource) throw new ApiError('prefetch_ignored');
    // Both share one operation name for idempotency, so the same address by either is one subscription.
    return submit(deps, captureForm, call, {
      record: { kind: 'subscriber', audience: deps.audienceId, ...call.values },
      topics: ['newsletter.confirm'],
      // A repeated sign-up keeps the first row and its id.
      about: { audience: deps.audienceId, email: call.values.email },
      payload: () => ({ data: { status: 'pending' } }),
    });
  }

  return [
    defineRoute({ operation: capture, canQuarantine: true, admit, handle: subscribe }),
    defineRoute({
      operation: captureForm,
      form: () => 'newsletter',
      canQuarantine: true,
      admit,
      handle: subscribe,
    }),
  ];
}
