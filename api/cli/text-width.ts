const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Scripts and symbols that terminals draw two columns wide (Unicode UAX #11, wide and full-width). */
const wide =
  /\p{Emoji_Presentation}|\uFE0F|[\u1100-\u115F\u2E80-\u303E\u3041-\uA4CF\uA960-\uA97C\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF01-\uFF60\uFFE0-\uFFE6]|[\u{20000}-\u{3FFFD}]/u;

/** How many columns of a terminal the text takes. */
export function textWidth(text: string): number {
  let width = 0;
  for (const { segment } of graphemes.segment(text)) width += graphemeWidth(segment);
  return width;
}

/** Cuts the text to at most `width` columns, with an ellipsis in the last one when something is lost. */
export function truncate(text: string, width: number): string {
  if (textWidth(text) <= width) return text;
  let kept = '';
  let used = 0;
  for (const { segment } of graphemes.segment(text)) {
    used += graphemeWidth(segment);
    if (used > width - 1) break;
    kept += segment;
  }
  return width > 0 ? `${kept.trimEnd()}…` : '';
}

function graphemeWidth(grapheme: string): number {
  if (/^\p{M}*$/u.test(grapheme)) return 0;
  return wide.test(grapheme) ? 2 : 1;
}
