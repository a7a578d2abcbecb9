const shown = 12;

/**
 * The text of a multiple select without focus.
 * @param labels of the selected options, in order
 * @returns `''` if there are none; the first label, cut to 12 characters and an ellipsis if it is
 *   longer, followed by `+ N more` for the others
 */
export function collapsedText(labels: readonly string[]): string {
  const [first, ...others] = labels;
  if (first === undefined) return '';
  // By code points, so that no surrogate pair is split.
  const letters = [...first];
  const start = letters.length > shown ? `${letters.slice(0, shown).join('')}…` : first;
  return others.length > 0 ? `${start} + ${others.length} more` : start;
}
