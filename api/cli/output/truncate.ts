import stringWidth from 'string-width';

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Cuts the text to at most `width` terminal columns; an ellipsis in the last one marks the cut. */
export function truncate(text: string, width: number): string {
  if (stringWidth(text) <= width) return text;
  let start = '';
  let used = 0;
  for (const { segment } of graphemes.segment(text)) {
    used += stringWidth(segment);
    if (used > width - 1) break;
    start += segment;
  }
  return width > 0 ? `${start.trimEnd()}…` : '';
}
