/** The reason of a network error, without control characters, which could come from a server. */
export function reasonOf(error: unknown): string {
  const { code, message, cause, response } = Object(error);
  const { code: causeCode, message: causeMessage } = Object(cause);
  // Timeouts have a numeric code, and nodemailer's ESOCKET has no details.
  const own = typeof code === 'string' && code !== 'ESOCKET' ? code : message;
  const text = response ?? causeCode ?? causeMessage ?? own ?? 'unknown error';
  return String(text)
    .replace(/\p{C}+/gu, ' ')
    .slice(0, 200);
}
