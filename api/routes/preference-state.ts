import type { PreferenceState } from '@grovemail/contract/operations/preference-state.ts';
import { isoTimestamp } from '@grovemail/domain/iso-timestamp.ts';
import { type ShownStop, shownStops } from '@grovemail/domain/preferences/shown-stops.ts';
import { resumeWindow } from '@grovemail/domain/preferences/undo-window.ts';
import { signClaims } from '@grovemail/domain/signing/signed-claims.ts';
import { available } from '../http/available.ts';
import type { Store } from '../store/store.ts';
import type { VerifiedLink } from './verified-link.ts';

interface StateDeps {
  store: Pick<Store, 'findSuppressions'>;
  /** Milliseconds since the epoch. */
  now(): number;
  /** Newest first; the newest signs. */
  trackingKeys: readonly string[];
}

export interface CurrentState {
  stopped: ShownStop[];
  /** The token that lifts all of it; null when there is nothing, or others stopped some of it. */
  resume: string | null;
}

/**
 * What is stopped for the recipient of a link, as far as the link may tell.
 * @throws {Refusal} unavailable when the store is
 */
export async function currentState(
  { store, now, trackingKeys: [newest = ''] }: StateDeps,
  link: VerifiedLink,
): Promise<CurrentState> {
  const rows = await available(() => store.findSuppressions(link.email));
  const stopped = shownStops(rows, link);
  if (stopped.length === 0 || stopped.some(({ isChoice }) => !isChoice)) {
    return { stopped, resume: null };
  }
  const changes = stopped.map(({ stop }) => stop.changeId).join(' ');
  return {
    stopped,
    resume: await signClaims('resume', { changes }, now() + resumeWindow, newest),
  };
}

/** The state as the API shows it. */
export function stateResource({ stopped, resume }: CurrentState): PreferenceState {
  return {
    stopped: stopped.map(({ scope, since, isChoice }) => {
      return { scope, since: isoTimestamp(since), is_choice: isChoice };
    }),
    resume,
  };
}
