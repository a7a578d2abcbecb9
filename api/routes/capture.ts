import { capture, captureForm } from '@grovemail/contract/operations/capture.ts';
import type { Capture } from '@grovemail/contract/operations/capture-input.ts';
import { Refusal } from '@grovemail/contract/refusal.ts';
import { available } from '../http/available.ts';
import { networkOf } from '../http/network-of.ts';
import { type Call, defineRoute, type Route, type RouteAnswer } from '../http/route.ts';
import { sameText } from '../http/same-text.ts';
import { type SubmissionDeps, submit } from './submission.ts';

interface CaptureDeps extends SubmissionDeps {
  clientApiKey: string;
  audienceId: string;
  /** Hashes addresses and networks for counters. */
  digest(text: string): string;
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
      topics: (await mayBeMailed(deps, call)) ? ['newsletter.confirm'] : [],
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

/**
 * Whether a confirmation may be mailed. Anyone can enter any address, so confirmations are limited per address and
 * day and per network and hour; beyond that, the answer is the same. Quarantined sign-ups send no mail, so they do
 * not count.
 */
async function mayBeMailed(
  { store, digest }: CaptureDeps,
  { values, sender, quarantine }: Call<Capture>,
): Promise<boolean> {
  if (quarantine) return true;
  const uses = await available(() =>
    Promise.all([
      store.countUse({ key: `confirm:address:${digest(values.email)}`, window: day }),
      store.countUse({ key: `confirm:network:${digest(networkOf(sender))}`, window: hour }),
    ]),
  );
  const [address, network] = uses;
  return address.count <= maxPerAddress && network.count <= maxPerNetwork;
}

const hour = 60 * 60_000;
const day = 24 * hour;
const maxPerAddress = 3;
const maxPerNetwork = 20;
