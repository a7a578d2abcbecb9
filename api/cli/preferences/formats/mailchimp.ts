import type { Format, Header } from './format.ts';

/**
 * Mailchimp's export of an audience. The customer's own merge fields, of any name, stand before Mailchimp's columns, so
 * those are found by their exact names alone.
 */
export const mailchimp: Format = {
  provider: 'mailchimp',
  title: 'Mailchimp, unsubscribed or cleaned contacts',
  rule: 'bounce if CLEAN_TIME is filled, complaint if UNSUB_REASON is SPAM or ABUSE, or else unsubscribe',
  columns({ names }) {
    const time = [unsubscribed, cleaned].find((name) => names.includes(name));
    const email = names.includes(address) ? address : names[0];
    return time === undefined || email === undefined ? null : { email, time };
  },
  kindOf(cell) {
    if (cell(cleaned) !== '' && cell(unsubscribed) === '') return 'bounce';
    return complaints.has(cell('UNSUB_REASON').toUpperCase()) ? 'complaint' : 'unsubscribe';
  },
};

const address = 'Email Address';
const unsubscribed = 'UNSUB_TIME';
const cleaned = 'CLEAN_TIME';

/** Of NORMAL, NOSIGNUP, INAPPROPRIATE, SPAM and OTHER; the recipient's own words are in UNSUB_REASON_OTHER. */
const complaints = new Set(['SPAM', 'ABUSE']);

/** Mailchimp's export of those who want mail: the last file that an import should stop mail to. */
export function isOfSubscribers({ names }: Header): boolean {
  const has = (name: string) => names.includes(name);
  return has('MEMBER_RATING') && has('LEID') && !has(unsubscribed) && !has(cleaned);
}
