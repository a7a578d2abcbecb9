/**
 * The words of a text in lower case. A name of several parts counts as its parts and as one word:
 * `date_of_birth` as date, of, birth and dateofbirth.
 */
export function wordsOf(text: string): string[] {
  return namesIn(text).flatMap((parts) => (parts.length > 1 ? [...parts, parts.join('')] : parts));
}

/** The words of a query without stop words, unless it has nothing else. */
export function queryWords(query: string): string[] {
  const words = namesIn(query).flat();
  const meaningful = words.filter((word) => !stopWords.has(word));
  return [...new Set(meaningful.length > 0 ? meaningful : words)];
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

const stopWords = new Set(
  'a an and are as at be by can do does for from how i in is it my of on or that the this to what when where which with'.split(
    ' ',
  ),
);
