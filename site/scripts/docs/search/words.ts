/**
 * The words of a text, in small letters. A name of several parts counts as its parts and as one word:
 * `date_of_birth` as date, of, birth and dateofbirth.
 */
export function wordsOf(text: string): string[] {
  return namesIn(text).flatMap((parts) => (parts.length > 1 ? [...parts, parts.join('')] : parts));
}

/** The words that a query asks for: those that only join others are left out, unless there are no more. */
export function queryWords(query: string): string[] {
  const words = namesIn(query).flat();
  const telling = words.filter((word) => !joining.has(word));
  return [...new Set(telling.length > 0 ? telling : words)];
}

function namesIn(text: string): string[][] {
  return [...text.matchAll(/[\p{L}\p{N}_]+/gu)].map(([name]) =>
    name
      .replace(/(\p{Ll}|\p{N})(?=\p{Lu})/gu, '$1_')
      .toLowerCase()
      .split('_')
      .filter(Boolean),
  );
}

const joining = new Set(
  'a an and are as at be by can do does for from how i in is it my of on or that the this to what when where which with'.split(
    ' ',
  ),
);
