import { logLine } from '@grovemail/domain/email-addresses/log-line.ts';
import { bounceReason } from '../mailing/bounces/bounce-cause.ts';
import type { BounceCause } from '../mailing/bounces/cause.ts';
import type { Store } from '../store/store.ts';
import type { ClockAndIds } from './clock-and-ids.ts';
import { reportEffects } from './report-effects.ts';

export interface RejectionDeps extends ClockAndIds {
  store: Pick<Store, 'takeMailReport'>;
}

/**
 * Records that an email was given up because the mail server rejected its recipient or its content. The reply decides
 * the effects, as in a bounce.
 * @param reply such as `550 5.1.1 User unknown`
 * @returns the cause
 */
export async function takeRejection(
  { id: mailId, to: email }: { id: string; to: string },
  reply: string,
  { store, now, newId }: RejectionDeps,
): Promise<BounceCause> {
  const at = now();
  const { cause, decidedBy: reason } = bounceReason({ reply });
  const line = logLine(reply);
  await store.takeMailReport(
    {
      id: newId(),
      at,
      kind: 'rejected',
      digest: null,
      mailId,
      email,
      cause,
      reason,
      reply: line,
      shown: line,
    },
    reportEffects(null, at, newId),
  );
  return cause;
}
