/** A color of `samples.css`; '' is plain text. */
export type TokenKind = '' | 'key' | 'string' | 'number' | 'keyword' | 'mark';

export interface Token {
  kind: TokenKind;
  text: string;
}

const string = ['"', "'", '`'].map((sign) => `${sign}(?:[^${sign}\\\\]|\\\\.)*${sign}`).join('|');
const word = String.raw`\b(?:const|await|import|echo|null|true|false|None|True|False|new)\b|<\?php`;
const token = new RegExp(
  [
    `(?<key>(?:${string})(?=\\s*(?::|=>))|\\b[A-Za-z_]\\w*(?=:\\s)|\\b[a-z]+(?==[^=>]))`,
    `(?<string>${string})`,
    `(?<number>-?\\b\\d[\\d.eE+-]*\\b)`,
    `(?<keyword>${word})`,
    String.raw`(?<mark>[{}[\](),;:=>.$]+)`,
  ].join('|'),
  'g',
);

/** Tokenizes a line of code in any language of the samples, just well enough to color it. */
export function codeTokens(line: string): Token[] {
  const start = /^(?<keyword>[A-Z]{3,6})(?= \/)|^(?<mark>[A-Z][\w-]*:)(?= )/.exec(line);
  if (start) {
    const [text] = start;
    const kind = start.groups?.keyword ? 'keyword' : 'mark';
    return [
      { kind, text },
      { kind: '', text: line.slice(text.length) },
    ];
  }
  const tokens: Token[] = [];
  let at = 0;
  for (const match of line.matchAll(token)) {
    if (match.index > at) tokens.push({ kind: '', text: line.slice(at, match.index) });
    const [kind = ''] = Object.entries(match.groups ?? {}).find(([, text]) => text) ?? [];
    tokens.push({ kind: kind as TokenKind, text: match[0] });
    at = match.index + match[0].length;
  }
  return at < line.length ? [...tokens, { kind: '', text: line.slice(at) }] : tokens;
}
