import { readPreferencePath } from '@grovemail/domain/preferences/preference-link.ts';
import { aimAtAllLists, allLists } from '@grovemail/domain/preferences/tracking-id.ts';
import type { Result } from '../../browser/call-api.ts';
import { call } from './call.ts';
import type { SuppressedMail } from './show-stopped.ts';

export interface SavedChoice extends SuppressedMail {
  scope: 'current' | '*';
  list: string;
  undo: string | null;
}

/**
 * Saves the choice with the link in this page's URL. `*` as the third part of the id means all lists.
 * @param unsubscribe the endpoint, without the id
 */
export async function saveChoice(
  unsubscribe: string,
  scope: string,
): Promise<Result | { kind: 'rejected' }> {
  const link = readPreferencePath(location.pathname);
  const id = link && (scope === allLists ? aimAtAllLists(link.trackingId) : link.trackingId);
  // No call could succeed: the link in the mail was truncated.
  if (!link || !id) return { kind: 'rejected' };
  const contact = new URLSearchParams({ contact_email: link.email, contact_id: link.id });
  return call(`${unsubscribe}${encodeURIComponent(id)}?${contact}`, {
    method: 'PUT',
    keepalive: true,
  });
}

/** Whether the link itself is rejected, so that no other choice can be saved with it. */
export function isUnknownLink(called: Result | { kind: 'rejected' }): boolean {
  return called.kind === 'rejected' && (!('status' in called) || called.status === 403);
}

/** What our own API returns beside a success; null for another payload. */
export function readSaved(payload: unknown): SavedChoice | null {
  const { data } = (payload ?? {}) as { data?: Partial<SavedChoice> | null };
  const isWhole =
    (data?.scope === 'current' || data?.scope === '*') &&
    (data.undo === null || typeof data.undo === 'string') &&
    Array.isArray(data.stopped);
  return isWhole ? (data as SavedChoice) : null;
}
