import { readPreferencePath } from '@grovemail/domain/preferences/preference-link.ts';
import type { ShownSuppression } from '@grovemail/domain/preferences/suppression-sentences.ts';
import { jsonPost, type Result } from '../../browser/call-api.ts';
import { call } from './call.ts';

/** The current suppressions from the API. */
export interface SuppressedMail {
  stopped: {
    scope: ShownSuppression['scope'];
    since: string;
    is_choice: boolean;
    ends_at?: string;
  }[];
  /** Lifts all of it; null when there is nothing, or others stopped some of it. */
  resume: string | null;
}

/** Asks what is stopped for the recipient of the link in this page's URL, which changes nothing. */
export async function showSuppressed(
  state: string,
): Promise<Result<{ data: SuppressedMail } | null> | { kind: 'rejected' }> {
  const link = readPreferencePath(location.pathname);
  // No call could succeed: the link in the mail was truncated.
  if (!link) return { kind: 'rejected' };
  const { trackingId: tracking_id, email: contact_email, id: contact_id } = link;
  return call(state, jsonPost(JSON.stringify({ tracking_id, contact_email, contact_id })));
}
