/**
 * What to look for instead of a path of the documentation that does not exist: the words of its last part that say
 * something.
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
    .filter((part) => part !== '' && !places.has(part.toLowerCase()));
  return (parts.at(-1) ?? '').slice(0, maxLength);
}

/** They are in most addresses of documentation, and carry nothing about the page. */
const places = new Set(
  'developers developer docs guides guide reference api v1 index en latest'.split(' '),
);
const maxLength = 100;
