/**
 * The address in a recipient's link, for the page. The page contains this function as text, so it uses nothing from outside.
 * @param path raw; the email always comes before the contact's id
 * @param pattern of an email: a crafted link must not put other words into the page
 * @returns null without an address
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

/**
 * The list in a recipient's link, for the page, which contains this function as text, too.
 * @returns null without one, and for all lists
 */
export function shownList(path: string): string | null {
  const id = path.match(/[/][\w-]+[.][\w-]+[.]([\w-]{1,100})[.][\w-]+(?:[/]|$)/);
  return id?.[1] ?? null;
}
