const maxLength = 500;

/**
 * An error in one line for the operator and the log. Mail servers like to repeat the recipient:
 * whatever looks like an address of a person is left out.
 */
export function errorText(error: unknown): string {
  const text = error instanceof Error ? error.message || error.name : String(error);
  return withoutAddresses(text);
}

/** One line, cut to a bearable length, with `…@…` for each email address. */
export function withoutAddresses(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/[^\s<>()"',;:]+/g, (word) => (/@./.test(word) ? '…@…' : word))
    .trim()
    .slice(0, maxLength);
}
