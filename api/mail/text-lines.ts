import { filledWord, withoutFillers } from './filler-characters.ts';

interface Indent {
  /** The prefix of the first line; null once it is written. */
  mark: string | null;
  /** The prefix of every further line, including those of outer indents. */
  rest: string;
}

/** Limits the length of lines in deeply nested HTML. */
const maxIndents = 4;

/** Spaces under a mark. */
const maxHanging = 3;

/** Consecutive line ends. */
const maxGap = 3;

/**
 * Wraps text behind the markers of the lists and quotes around it. A word longer than a line stays whole, since it may
 * be a link.
 * @param width of a line, in characters
 */
export function textLines(width: number) {
  const lines: string[] = [];
  const indents: Indent[] = [];
  let depth = 0;
  let line: string | null = null;
  let word = '';
  // Whether a following letter begins another word.
  let isApart = false;
  // Line ends before the next line, and the indents of the empty lines among them.
  let gap = 0;
  let gapIndents = 0;

  function begin(): string {
    const empty = indents[gapIndents - 1]?.rest.trimEnd() ?? '';
    for (; lines.length > 0 && gap > 1; gap -= 1) lines.push(empty);
    gap = 0;
    let marks = '';
    for (const indent of indents) {
      marks = indent.mark === null ? indent.rest : marks + indent.mark;
      indent.mark = null;
    }
    return marks;
  }

  function endWord(): void {
    isApart = false;
    word = filledWord(word);
    if (word === '') return;
    if (line !== null && line.length + 1 + word.length > width) endLine();
    line = line === null ? begin() + word : `${line} ${word}`;
    word = '';
  }

  function endLine(): boolean {
    if (line === null) return false;
    lines.push(line);
    line = null;
    gapIndents = indents.length;
    return true;
  }

  /** Ends the line, if one has begun. @param ends 2 leaves an empty line before the next one */
  function separate(ends: number): void {
    endWord();
    endLine();
    gap = Math.max(gap, ends);
    gapIndents = Math.min(gapIndents, indents.length);
  }

  function lineEnd(): void {
    endWord();
    gap = endLine() ? 1 : Math.min(gap + 1, maxGap);
  }

  function add(text: string, isOwnWord = false): void {
    if (isOwnWord && wordEnd.test(word)) endWord();
    for (const [at, part] of text.split(/[ \t\n\f\r]+/).entries()) {
      if (at > 0 || (isApart && wordStart.test(part))) endWord();
      if (part !== '') isApart = false;
      word += part;
    }
    isApart ||= isOwnWord;
  }

  return {
    separate,
    lineEnd,
    /**
     * Adds words, with white space as in HTML.
     * @param isOwnWord separates it from adjacent letters
     */
    add,
    /** Adds text with its white space. */
    addAsIs(text: string): void {
      endWord();
      for (const [at, part] of text.replaceAll('\r', '').split('\n').entries()) {
        if (at > 0) lineEnd();
        const text = withoutFillers(part);
        if (text !== '') line = (line ?? begin()) + text;
      }
    },
    /** Indents all further lines. @param mark before the first one @param rest before the others */
    indent(mark: string, rest = ' '.repeat(Math.min(mark.length, maxHanging))): void {
      depth += 1;
      if (depth > maxIndents) return;
      indents.push({ mark, rest: (indents.at(-1)?.rest ?? '') + rest });
    },
    outdent(): void {
      if (depth <= maxIndents) indents.pop();
      depth = Math.max(0, depth - 1);
    },
    end(): string[] {
      separate(0);
      return lines;
    },
  };
}

const wordStart = /^[\p{L}\p{N}<]/u;
const wordEnd = /[\p{L}\p{N}>]$/u;
