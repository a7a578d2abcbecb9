const maxLength = 500;

/**
 * One line of at most 500 characters, with `…@…` for each email address, since mail servers often quote the recipient.
 */
export function logLine(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/[^\s<>()"',;:]+/g, (word) => (/@./.test(word) ? '…@…' : word))
    .trim()
    .slice(0, maxLength);
}
