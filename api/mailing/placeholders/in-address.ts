/** The `@` and the domain of an address: labels with dots between them, the last of letters. */
const domain = /@[\p{L}\p{M}\p{N}_-]+(?:\.[\p{L}\p{M}\p{N}_-]+)*\.(\p{L}[\p{L}\p{M}\p{N}-]+)/uy;

/** File extensions, which are not top-level domains. */
const fileEnding =
  /^(?:aspx?|css|csv|gif|html?|ics|jpe?g|js|json|jsp|mp4|pdf|php|png|svg|txt|webp|xml|zip)$/i;

/**
 * Whether a domain follows an `@`. It reads at most up to the next `@`, so that a whole text takes linear time.
 */
export function beginsDomain(
  text: string,
  { at, end, isInUrl }: { at: number; end: number; isInUrl: boolean },
): boolean {
  if (!/[.-]/.test(text.charAt(end))) return false;
  domain.lastIndex = at;
  const [, last = ''] = domain.exec(text) ?? [];
  return last !== '' && !(isInUrl && fileEnding.test(last));
}

/**
 * Whether the text before an `@` ends with the local part of an address: with a letter or a digit, or outside of URLs with a
 * `-`, `+`, `%` or `_` after one. A `.` never ends it (RFC 5322, 3.2.3).
 */
export function endsLocalPart(before: string, isInUrl: boolean): boolean {
  return (isInUrl ? word : local).test(before);
}

const word = /[\p{L}\p{M}\p{N}]$/u;
const local = /[\p{L}\p{M}\p{N}](?:[-+%._]*[-+%_])?$/u;
