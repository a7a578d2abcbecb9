/** RFC 2047 §2 allows 75; this fits beside the name of the header, in a line of 76. */
const maxWordLength = 64;

const frame = '=?UTF-8?Q??='.length;

/**
 * The text of an unstructured header as encoded words (RFC 2047), separated by spaces: in Q or in B, whichever is
 * shorter. Each word holds whole characters, as readers see them (UAX #29) where they fit.
 */
export function encodedWords(text: string): string {
  const [q, b] = [wordsOf(text, 'Q'), wordsOf(text, 'B')].map((words) => words.join(' '));
  return (q ?? '').length <= (b ?? '').length ? (q ?? '') : (b ?? '');
}

/** Whether the text needs no encoding: it has no encoded word, and no leading, trailing or double space. */
export function isPlain(text: string): boolean {
  return /^[\x20-\x7e]*$/.test(text) && !text.includes('=?') && !/^ | $| {2}/.test(text);
}

type Encoding = 'Q' | 'B';

function wordsOf(text: string, encoding: Encoding): string[] {
  const words: string[] = [];
  let word = '';
  for (const piece of piecesOf(text, encoding)) {
    if (word !== '' && !fits(word + piece, encoding)) {
      words.push(word);
      word = '';
    }
    word += piece;
  }
  if (word !== '') words.push(word);
  return words.map((whole) => `=?UTF-8?${encoding}?${encoders[encoding](whole)}?=`);
}

/** Grapheme clusters, or the code points of those that are longer than a word. */
function* piecesOf(text: string, encoding: Encoding): Generator<string> {
  for (const { segment } of new Intl.Segmenter('en').segment(text)) {
    if (fits(segment, encoding)) yield segment;
    else yield* segment;
  }
}

function fits(text: string, encoding: Encoding): boolean {
  return encoders[encoding](text).length + frame <= maxWordLength;
}

const encoders: Readonly<Record<Encoding, (text: string) => string>> = {
  Q: (text) => Array.from(Buffer.from(text), quoted).join(''),
  B: (text) => Buffer.from(text).toString('base64'),
};

/** RFC 2047 §4.2. */
function quoted(byte: number): string {
  const character = String.fromCharCode(byte);
  if (character === ' ') return '_';
  if (/[A-Za-z0-9!*+/-]/.test(character)) return character;
  return `=${byte.toString(16).toUpperCase().padStart(2, '0')}`;
}
