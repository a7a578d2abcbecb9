import type { SearchResults } from '@grovemail/domain/docs-search/docs-search.ts';
import { element } from '../../browser/element.ts';

type Reading = Pick<SearchResults, 'corrections' | 'unknown'>;

/** Says how the query was read where that is not as typed: "brith read as birth. “kafka” is nowhere here." */
export function readingLine({ corrections, unknown }: Reading): (Node | string)[] {
  return [
    ...corrections.flatMap(({ typed, corrected }) => [
      element('s', {}, changed(typed, corrected)),
      ' read as ',
      element('b', {}, changed(corrected, typed)),
      '. ',
    ]),
    ...(unknown.length > 0 ? [nowhere(unknown)] : []),
  ];
}

/** The same as one sentence each, for screen readers. */
export function readingSentences({ corrections, unknown }: Reading): string[] {
  return [
    ...corrections.map(({ corrected }) => `Read as ${corrected}.`),
    ...(unknown.length > 0 ? [nowhere(unknown)] : []),
  ];
}

function nowhere(words: readonly string[]): string {
  const names = words.map((word) => `“${word}”`).join(', ');
  return `${names} ${words.length === 1 ? 'is' : 'are'} nowhere in the documentation.`;
}

/** Underlines the letters in which a word differs from another. */
function changed(word: string, other: string): (Node | string)[] {
  let start = 0;
  while (start < word.length && word[start] === other[start]) start++;
  let end = 0;
  while (
    end < word.length - start &&
    end < other.length - start &&
    word.at(-1 - end) === other.at(-1 - end)
  )
    end++;
  const parts = [
    word.slice(0, start),
    word.slice(start, word.length - end),
    word.slice(word.length - end),
  ];
  return parts.flatMap((part, at): (Node | string)[] =>
    part ? (at === 1 ? [element('u', {}, [part])] : [part]) : [],
  );
}
