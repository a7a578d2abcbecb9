import { minify } from '@swc/html';
import { elementsOf } from './page-elements.ts';

/**
 * A built page with its markup, inline styles and inline scripts minified. Islands keep the DOM that
 * they were rendered as, because React compares it with its own when it hydrates.
 * @param html a built page
 * @throws Error for a style or script that cannot be parsed, and when elements would end elsewhere
 */
export async function minifyPage(html: string): Promise<string> {
  const { code, errors } = await minify(html, {
    // All other white space may be a text node of an island.
    collapseWhitespaces: 'only-metadata',
    preserveComments: hydrationMarkers,
    normalizeAttributes: false,
    removeRedundantAttributes: 'none',
    // Unquoted values are shorter, but compress worse.
    quotes: true,
  });
  if (errors?.length) throw new Error(`A page cannot be minified: ${JSON.stringify(errors)}`);
  if (outline(code) !== outline(html)) {
    throw new Error('A page nests elements against the rules of HTML, and cannot be minified.');
  }
  return code;
}

/** Each element under its parent. An end tag is left out where HTML allows it, which trusts the nesting. */
function outline(html: string): string {
  return elementsOf(html)
    .filter(({ tagName }) => tagName !== 'script')
    .map(({ tagName, parentNode }) => `${parentNode?.nodeName}>${tagName}`)
    .join(' ');
}

/** Between two texts, around a Suspense boundary, and at the end of an island. */
const hydrationMarkers = ['^ $', '^/?\\$', '^astro:'];
