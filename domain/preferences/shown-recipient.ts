/**
 * The address in a recipient's link, to be shown on the page before anything else runs: the page holds
 * this function as text, so it uses nothing from outside.
 * @param path raw; the email always comes before the contact's id
 * @param pattern what an email looks like
 * @returns null if there is none: otherwise a crafted link could put any words into the page
 */
export function shownRecipient(path: string, pattern: RegExp, maxLength: number): string | null {
  for (const segment of path.split('/')) {
    try {
      const text = decodeURIComponent(segment);
      if (text.length <= maxLength && pattern.test(text)) return text;
    } catch {
      // A malformed encoding is not an email.
    }
  }
  return null;
}
