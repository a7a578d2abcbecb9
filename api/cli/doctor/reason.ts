/** Why something outside failed, without control characters, which a server may send to the terminal. */
export function reasonOf(error: unknown): string {
  const { code, message, cause, response } = Object(error);
  const inner = Object(cause);
  const text = response ?? inner.code ?? inner.message ?? code ?? message ?? 'unknown error';
  return String(text)
    .replace(/\p{C}+/gu, ' ')
    .slice(0, 200);
}
