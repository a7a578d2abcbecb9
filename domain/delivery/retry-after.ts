/** Milliseconds of the longest wait that a receiver can ask for. */
export const retryAfterMax = 24 * 60 * 60_000;

/**
 * How long a receiver asks to wait (RFC 9110 §10.2.3), in seconds or until a date. Some send fractions of a
 * second. A date is compared with the receiver's own clock, if its response names it.
 * @param headers names in lower case
 * @param now milliseconds since the epoch
 * @returns milliseconds, at most `retryAfterMax`; 0 for none, a past date, and what is neither number nor date
 */
export function retryAfterOf(
  headers: Readonly<Record<string, string | string[] | undefined>>,
  now: number,
): number {
  const given = String(headers['retry-after'] ?? '').trim();
  const wait = /^\d+(?:\.\d+)?$/.test(given)
    ? Math.ceil(Number(given) * 1_000)
    : (httpDate(given) ?? 0) - (httpDate(String(headers.date ?? '')) ?? now);
  return Math.min(Math.max(wait, 0), retryAfterMax);
}

/** In any of the three formats (RFC 9110 §5.6.7), all in UTC. @returns milliseconds since the epoch, or null */
function httpDate(text: string): number | null {
  if (!/^[A-Z][a-z]{2,8},? /.test(text)) return null;
  const time = Date.parse(text.endsWith(' GMT') ? text : `${text} GMT`);
  return Number.isNaN(time) ? null : time;
}
