import { contactInput } from '@grovemail/contract/operations/unsubscribe.ts';
import type { PreferenceLink } from '@grovemail/domain/preferences/preference-link.ts';

/**
 * The link in the documented call: the id in the path, the recipient in the query.
 * @returns null when one of them is missing
 */
export function linkOfQuery(params: Record<string, string>, query: unknown): PreferenceLink | null {
  const checked = contactInput.check(query);
  if (!checked.ok) return null;
  const { contact_email, contact_id } = checked.values;
  return {
    trackingId: params.tracking_id ?? '',
    // An unescaped plus decodes to a space, which no address contains.
    email: contact_email.replaceAll(' ', '+'),
    id: contact_id,
  };
}
