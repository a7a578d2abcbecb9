/** In milliseconds. */
export const retryAfterMax = 24 * 60 * 60_000;

/**
 * Reads Retry-After (RFC 9110 §10.2.3): seconds, also with a fraction, or a date, which is compared with the Date header.
 * @param headers names in lower case
 * @param now milliseconds since the epoch
 * @returns milliseconds, at most `retryAfterMax`; 0 without a valid value
 */
export function retryAfterOf(
  headers: Readonly<Record<string, string | string[] | undefined>>,
  now: number,
): number {
  const text = String(headers['retry-after'] ?? '').trim();
  const wait = /^\d+(?:\.\d+)?$/.test(text)
    ? Math.ceil(Number(text) * 1_000)
    : (httpDate(text) ?? 0) - (httpDate(String(headers.date ?? '')) ?? now);
  return Math.min(Math.max(wait, 0), retryAfterMax);
}

/** Reads a date in any of the three formats of RFC 9110 §5.6.7. @returns milliseconds since the epoch, or null */
function httpDate(text: string): number | null {
  if (!/^[A-Z][a-z]{2,8},? /.test(text)) return null;
  const time = Date.parse(text.endsWith(' GMT') ? text : `${text} GMT`);
  return Number.isNaN(time) ? null : time;
}
