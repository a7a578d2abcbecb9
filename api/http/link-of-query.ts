import { contactInput } from '@grovemail/contract/operations/unsubscribe.ts';
import type { PreferenceLink } from '@grovemail/domain/preferences/preference-link.ts';

/**
 * The link that the documented call spells out: the id in the path, the recipient in the query.
 * @returns null when one of them is missing
 */
export function linkOfQuery(params: Record<string, string>, query: unknown): PreferenceLink | null {
  const checked = contactInput.check(query);
  if (!checked.ok) return null;
  const { contact_email, contact_id } = checked.values;
  return {
    trackingId: params.tracking_id ?? '',
    // A plus that was left as it is reads as a space in a query; no address holds a space.
    email: contact_email.replaceAll(' ', '+'),
    id: contact_id,
  };
}
