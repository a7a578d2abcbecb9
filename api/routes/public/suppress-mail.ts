import type { PreferenceScope } from '@grovemail/domain/forms/preferences.ts';
import type { PreferenceLink } from '@grovemail/domain/preferences/preference-link.ts';
import type { SuppressionSource } from '@grovemail/domain/preferences/suppression-source.ts';
import { allLists } from '@grovemail/domain/preferences/tracking-id.ts';
import { undoWindow } from '@grovemail/domain/preferences/undo-window.ts';
import { available } from '../../http/responses/available.ts';
import { unsubscribed } from '../../resources/unsubscription.ts';
import { signClaims } from '../../signing/signed-claims.ts';
import type { SubmissionDeps } from './submission.ts';
import { type VerifiedLink, verifiedLink } from './verified-link.ts';

export interface SuppressionDeps extends SubmissionDeps {
  /** Newest first; the newest signs. */
  trackingKeys: readonly string[];
}

export interface SavedChoice {
  scope: PreferenceScope;
  list: string;
  /** Undoes the choice within ten minutes; null when there is nothing to undo. */
  undo: string | null;
  link: VerifiedLink;
}

/**
 * Suppresses mail to the recipient of a link, from its list or from all. Invalid links take the same time and get the
 * same response.
 * @param unverified null for an invalid URL
 * @param scope `*` aims a list's link at all lists, as its third part would
 * @returns null for an invalid link
 * @throws {ApiError} unavailable when nothing could be stored
 */
export async function suppressMail(
  { store, now, newId, trackingKeys }: SuppressionDeps,
  unverified: PreferenceLink | null,
  source: SuppressionSource,
  scope: PreferenceScope = 'current',
): Promise<SavedChoice | null> {
  const link = verifiedLink(unverified, trackingKeys);
  if (!link) return null;
  const list = scope === allLists ? allLists : link.list;
  const at = now();
  const change = newId();
  const suppression = { ...link, id: newId(), changeId: change, list, source, at };
  const { canUndo } = await available(() => store.suppress(suppression, unsubscribed(at, newId)));
  const [newest = ''] = trackingKeys;
  return {
    scope: list === allLists ? allLists : 'current',
    list,
    undo: canUndo ? signClaims('undo', { change }, at + undoWindow, newest) : null,
    link,
  };
}
