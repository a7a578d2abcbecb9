/** Why something outside failed, without control characters, which a server may send to the terminal. */
export function reasonOf(error: unknown): string {
  const { code, message, cause, response } = Object(error);
  const inner = Object(cause);
  // Timeouts have a number for a code, and nodemailer's says only that the connection failed.
  const own = typeof code === 'string' && code !== 'ESOCKET' ? code : message;
  const text = response ?? inner.code ?? inner.message ?? own ?? 'unknown error';
  return String(text)
    .replace(/\p{C}+/gu, ' ')
    .slice(0, 200);
}
