/** UTF-16 code units that a subject may have, from the call to the header. */
export const subjectMaxLength = 250;

/**
 * Shortens a text to `maxLength` UTF-16 code units, ending with an ellipsis. It is cut between characters as readers
 * see them (UAX #29), never within a letter and its marks, a flag or a family of emoji.
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
