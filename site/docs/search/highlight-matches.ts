export interface TextPart {
  text: string;
  isMatch: boolean;
}

/** Splits a text into parts that match the query's words and parts that do not. A name with all words is one match. @param words beginnings of words */
export function splitMatches(text: string, words: readonly string[]): TextPart[] {
  const pattern = patternOf(words);
  if (!pattern) return [{ text, isMatch: false }];
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(pattern)) {
    if (match.index > end) parts.push({ text: text.slice(end, match.index), isMatch: false });
    end = match.index + match[0].length;
    parts.push({ text: match[0], isMatch: true });
  }
  if (end < text.length) parts.push({ text: text.slice(end), isMatch: false });
  return parts;
}

/** About `length` characters around the first match. */
export function excerptOf(text: string, words: readonly string[], length = 96): string {
  const at = patternOf(words)?.exec(text)?.index ?? 0;
  const from = at < length * 0.6 ? 0 : text.lastIndexOf(' ', at - length * 0.3) + 1;
  const cut = text.slice(from, from + length + 24);
  const end = cut.length <= length ? cut.length : cut.lastIndexOf(' ', length);
  return `${from > 0 ? '…' : ''}${cut.slice(0, end < 1 ? length : end)}${from + end < text.length ? '…' : ''}`;
}

/** Allows an underscore between the letters of a name, and a joining word such as "of" between its words. */
function patternOf(words: readonly string[]): RegExp | null {
  if (words.length === 0) return null;
  const spelled = words.map((word) => [...word].map(escaped).join('_?'));
  const whole = spelled.join('(?:[_ -](?:of|to|the|a|an|for|by|in|on|is|at))?[_ -]?');
  const each = spelled.toSorted((one, other) => other.length - one.length);
  const rest = '[\\p{L}\\p{N}]*';
  return new RegExp([whole, ...each].map((one) => `(?<![a-z0-9])${one}${rest}`).join('|'), 'giu');
}

function escaped(letter: string): string {
  return /[\p{L}\p{N}]/u.test(letter) ? letter : `\\u{${letter.codePointAt(0)?.toString(16)}}`;
}
