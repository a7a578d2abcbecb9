const maxLength = 500;

/** An error as one line for the log, without email addresses: mail servers often quote the recipient. */
export function errorText(error: unknown): string {
  const text = error instanceof Error ? error.message || error.name : String(error);
  return withoutAddresses(text);
}

/** One line of at most `maxLength` characters, with `…@…` in place of each email address. */
export function withoutAddresses(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/[^\s<>()"',;:]+/g, (word) => (/@./.test(word) ? '…@…' : word))
    .trim()
    .slice(0, maxLength);
}
