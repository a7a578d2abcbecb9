/** The maximum length of a response, which fits into any agent's context. */
const maxCharacters = 16_000;

/** Room for the sentence at the end. */
const maxText = maxCharacters - 200;

/**
 * The part of a long text that fits into a response, up to the end of a line, with instructions for the next one.
 * @param offset of the part, in characters
 * @returns null beyond the end
 */
export function portion(text: string, offset: number): string | null {
  if (offset > 0 && offset >= text.length) return null;
  const rest = text.slice(offset);
  if (rest.length <= maxText) return rest;
  const cut = rest.slice(0, maxText);
  const line = cut.lastIndexOf('\n') + 1;
  // A long line is cut between characters, never within one.
  const end = line > 0 ? line : cut.length - (/[\uD800-\uDBFF]$/.test(cut) ? 1 : 0);
  const next = offset + end;
  return `${cut.slice(0, end).trimEnd()}\n\n[Characters ${offset} to ${next} of ${text.length}. For the next part, call again with offset ${next}.]`;
}
