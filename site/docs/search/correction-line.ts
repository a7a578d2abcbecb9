import { element } from '../../browser/element.ts';
import type { Correction } from './correct-typo.ts';

/** Names each correction: "Two letters swapped: brith read as birth". */
export function correctionLine(misspellings: readonly Correction[]): (Node | string)[] {
  return misspellings.flatMap(({ typed, corrected, isSwap }) => [
    isSwap ? 'Two letters swapped: ' : 'Not found as typed: ',
    element('s', {}, changed(typed, corrected)),
    ' read as ',
    element('b', {}, changed(corrected, typed)),
    ' ',
  ]);
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
