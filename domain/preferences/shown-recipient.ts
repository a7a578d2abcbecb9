import { emailFormat, emailMaxLength } from '../forms/email-format.ts';
import { readPreferencePath } from './preference-link.ts';

/**
 * The address in a recipient's link, to be shown on the page.
 * @param path as it stands in the address
 * @returns null for what is none: whoever writes a link could put any words into the page with it
 */
export function shownRecipient(path: string): string | null {
  const email = readPreferencePath(path)?.email ?? '';
  return email.length <= emailMaxLength && emailFormat.pattern.test(email) ? email : null;
}
