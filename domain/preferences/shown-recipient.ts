/**
 * The address in a recipient's link, to be shown on the page before anything else runs: the page holds
 * this function as text, so it uses nothing from outside.
 * @param path as it stands in the address; in every form of it the email comes before the contact's id
 * @param pattern what an email looks like
 * @returns null for what is none: whoever writes a link could put any words into the page with it
 */
export function shownRecipient(path: string, pattern: RegExp, longest: number): string | null {
  for (const segment of path.split('/')) {
    try {
      const text = decodeURIComponent(segment);
      if (text.length <= longest && pattern.test(text)) return text;
    } catch {
      // What is not correctly encoded is no email.
    }
  }
  return null;
}
