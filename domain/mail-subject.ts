/** In UTF-16 code units. */
export const subjectMaxLength = 250;

/**
 * Truncates a text to `maxLength` UTF-16 code units with an ellipsis, between grapheme clusters (UAX #29).
 */
export function cutText(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  let length = 0;
  for (const { segment } of new Intl.Segmenter('en').segment(text)) {
    if (length + segment.length > maxLength - 1) break;
    length += segment.length;
  }
  return `${text.slice(0, length)}…`;
}
