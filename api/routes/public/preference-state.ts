import type { PreferenceState } from '@grovemail/contract/operations/preference-state.ts';
import type { ShownSuppression } from '@grovemail/domain/preferences/suppression-sentences.ts';
import { resumeWindow } from '@grovemail/domain/preferences/undo-window.ts';
import { available } from '../../http/responses/available.ts';
import { shownSuppressions } from '../../mailing/shown-suppressions.ts';
import { isoTimestamp } from '../../resources/iso-timestamp.ts';
import { signClaims } from '../../signing/signed-claims.ts';
import type { Store } from '../../store/store.ts';
import type { VerifiedLink } from './verified-link.ts';

interface StateDeps {
  store: Pick<Store, 'findSuppressions'>;
  /** Milliseconds since the epoch. */
  now(): number;
  /** Newest first; the newest signs. */
  trackingKeys: readonly string[];
}

export interface CurrentState {
  stopped: ShownSuppression[];
  /** The token that lifts all suppressions; null if there are none, or if others caused some of them. */
  resume: string | null;
}

/**
 * The suppressions that the holder of a link may see.
 * @throws {ApiError} unavailable when the store is
 */
export async function currentState(
  { store, now, trackingKeys: [newest = ''] }: StateDeps,
  link: VerifiedLink,
): Promise<CurrentState> {
  const rows = await available(() => store.findSuppressions(link.email));
  const stopped = shownSuppressions(rows, link);
  if (stopped.length === 0 || stopped.some(({ isChoice }) => !isChoice)) {
    return { stopped, resume: null };
  }
  const changes = stopped.map(({ suppression }) => suppression.changeId).join(' ');
  return {
    stopped,
    resume: signClaims('resume', { changes }, now() + resumeWindow, newest),
  };
}

/** The state as the API shows it. */
export function stateResource({ stopped, resume }: CurrentState): PreferenceState {
  return {
    stopped: stopped.map(({ scope, since, isChoice, endsAt }) => ({
      scope,
      since: isoTimestamp(since),
      is_choice: isChoice,
      ...(endsAt == null ? {} : { ends_at: isoTimestamp(endsAt) }),
    })),
    resume,
  };
}
