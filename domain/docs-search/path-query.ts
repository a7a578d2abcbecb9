/**
 * The query to suggest for a path of the documentation that does not exist: the words of its last meaningful segment.
 * @param path decoded
 */
export function pathQuery(path: string): string {
  const parts = path
    .split('/')
    .map((part) =>
      part
        .replace(/\.\w+$/, '')
        .replaceAll(/[-_.]+/g, ' ')
        .trim(),
    )
    .filter((part) => part !== '' && !stopWords.has(part.toLowerCase()));
  return (parts.at(-1) ?? '').slice(0, maxLength);
}

/** Meaningless segments. */
const stopWords = new Set(
  'developers developer docs guides guide reference api v1 index en latest'.split(' '),
);
const maxLength = 100;
