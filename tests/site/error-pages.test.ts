import { expect, it } from 'vitest';
import { pages } from './built-site.ts';

const errors = pages().filter(({ path }) => path.startsWith('/developers/guides/errors/'));
const first = errors.toSorted((a, b) => (a.path < b.path ? -1 : 1))[0]?.html ?? '';

// In a browser, only the first one is tested for weight and layout shifts (tests/e2e/page-kinds.ts).
it.each(errors)(
  '$path loads and contains the same elements as the first error page',
  ({ html }) => {
    expect(resourcesOf(html)).toEqual(resourcesOf(first));
    expect(elementsOf(html)).toEqual(elementsOf(first));
  },
);

it('there are pages, resources and elements to compare', () => {
  expect(errors.length).toBeGreaterThan(20);
  expect(resourcesOf(first).length).toBeGreaterThan(3);
  expect(elementsOf(first).length).toBeGreaterThan(4);
});

/** The URLs of scripts, fonts, images and style sheets. */
function resourcesOf(html: string): string[] {
  const matches = html.matchAll(
    /(?:src|srcset|href)="([^"]+\.(?:js|css|avif|webp|png|jpe?g|svg))[^"]*"|url\(([^)]+)\)/g,
  );
  return [
    ...new Set([...matches].map(([, address, inStyle]) => address ?? inStyle ?? '')),
  ].toSorted();
}

/** The kinds of elements that may cause a layout shift. */
function elementsOf(html: string): string[] {
  const matches = html.matchAll(
    /<(astro-island|img|picture|iframe|video|form|input|button|header|footer|nav|main|dialog)[\s>]/g,
  );
  return [...new Set([...matches].map(([, name = '']) => name))].toSorted();
}
