import { parseSync, Visitor } from 'vite';

/** A regular expression as a file writes it. */
export interface WrittenExpression {
  expression: RegExp;
  /** `path:line`. */
  place: string;
}

/** All regular expressions that a file writes as literals. */
export function regularExpressionsIn(path: string, text: string): WrittenExpression[] {
  const found: WrittenExpression[] = [];
  new Visitor({
    Literal(node) {
      if (!('regex' in node)) return;
      const line = text.slice(0, node.start).split('\n').length;
      const { pattern, flags } = node.regex;
      found.push({ expression: new RegExp(pattern, flags), place: `${path}:${line}` });
    },
  }).visit(parseSync(path, text).program);
  return found;
}

/** What an endless input for a repetition begins with, and what it then repeats. */
export interface Repetition {
  before: string;
  pieces: readonly string[];
}

/**
 * The unbounded repetitions of a regular expression, each after an example of what it expects before that. The
 * examples need not match: they only bring a search to where it may take long.
 */
export function repetitionsIn({ source }: RegExp): Repetition[] {
  const found: Repetition[] = [];
  let at = 0;

  /** @returns an example of its first alternative */
  function alternatives(before: string): string {
    const first = sequence(before);
    while (source[at] === '|') {
      at += 1;
      sequence(before);
    }
    return first;
  }

  function sequence(before: string): string {
    let example = '';
    while (at < source.length && source[at] !== '|' && source[at] !== ')') {
      const pieces = atom(before + example);
      if (isUnbounded()) found.push({ before: before + example, pieces });
      example += pieces[0] ?? '';
    }
    return example;
  }

  /** @returns what may stand there; nothing for an assertion */
  function atom(before: string): string[] {
    if (source[at] === '(') {
      const [start = ''] = /^\((?:\?(?:[:=!]|<[=!]|<\w+>))?/.exec(source.slice(at)) ?? [];
      at += start.length;
      const example = alternatives(before);
      at += 1;
      return /[=!]$/.test(start) ? [] : [example];
    }
    if (source[at] === '[') return members();
    return [character()].filter((one) => one !== '');
  }

  function members(): string[] {
    const isNegated = source[at + 1] === '^';
    at += isNegated ? 2 : 1;
    const named: string[] = [];
    while (source[at] !== ']') named.push(character());
    at += 1;
    return isNegated ? ['a', ' '] : [...new Set(named)].slice(0, 4);
  }

  /** @returns one that an escape, a class or the character itself matches */
  function character(): string {
    const [escaped = ''] =
      /^\\(?:u\{[\da-f]+\}|u[\da-f]{4}|x[\da-f]{2}|[pP]\{[^}]*\}|.)/i.exec(source.slice(at)) ?? [];
    at += escaped.length || 1;
    if (escaped === '') return assertions.has(source[at - 1] ?? '') ? '' : (source[at - 1] ?? '');
    if (/^\\[ux]/.test(escaped)) {
      return String.fromCodePoint(Number.parseInt(escaped.replace(/[^\da-f]/gi, ''), 16));
    }
    return examples[escaped.slice(1, 2)] ?? escaped.slice(1);
  }

  /** Whether the last atom may be repeated without end; passes its quantifier. */
  function isUnbounded(): boolean {
    const [quantifier = ''] = /^(?:[*+?]|\{\d+(?:,\d*)?\})\??/.exec(source.slice(at)) ?? [];
    at += quantifier.length;
    return /^(?:[*+]|\{\d+,\})/.test(quantifier);
  }

  alternatives('');
  return found;
}

const assertions = new Set(['^', '$']);

const examples: Record<string, string> = {
  d: '1',
  w: 'a',
  s: ' ',
  D: 'a',
  W: '-',
  S: 'a',
  b: '',
  B: '',
  p: 'é',
  P: 'a',
  n: '\n',
  r: '\r',
  t: '\t',
  '0': '\0',
};
