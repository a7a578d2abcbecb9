import { expect, it } from 'vitest';
import { pages } from './built-site.ts';

const errors = pages().filter(({ path }) => path.startsWith('/developers/guides/errors/'));
const first = errors.toSorted((one, other) => (one.path < other.path ? -1 : 1))[0]?.html ?? '';

// A browser looks at the weight and the layout shifts of the first one alone (tests/e2e/page-kinds.ts).
it.each(errors)('$path has what the first error page has, but for its words', ({ html }) => {
  expect(loadedBy(html)).toEqual(loadedBy(first));
  expect(partsOf(html)).toEqual(partsOf(first));
});

it('there are pages to compare, and things on them', () => {
  expect(errors.length).toBeGreaterThan(20);
  expect(loadedBy(first).length).toBeGreaterThan(4);
  expect(partsOf(first).length).toBeGreaterThan(4);
});

/** Scripts, fonts, pictures and style sheets, by address. */
function loadedBy(html: string): string[] {
  const found = html.matchAll(
    /(?:src|srcset|href)="([^"]+\.(?:js|css|avif|webp|png|jpe?g|svg))[^"]*"|url\(([^)]+)\)/g,
  );
  return [
    ...new Set([...found].map(([, address, inStyle]) => address ?? inStyle ?? '')),
  ].toSorted();
}

/** Elements with behaviour or a size of their own, which could come late and move others. */
function partsOf(html: string): string[] {
  const found = html.matchAll(
    /<(astro-island|img|picture|iframe|video|form|input|button|header|footer|nav|main|dialog)[\s>]/g,
  );
  return [...new Set([...found].map(([, name = '']) => name))].toSorted();
}
