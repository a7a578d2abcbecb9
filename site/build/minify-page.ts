import { minify } from '@swc/html';
import { elementsOf } from './page-elements.ts';

/**
 * Minifies the markup, inline styles and inline scripts of a built page. The DOM of islands stays the same;
 * otherwise React would find a mismatch when it hydrates them.
 * @throws Error for a style or script that cannot be parsed, and when elements would be nested differently
 */
export async function minifyPage(html: string): Promise<string> {
  const { code, errors } = await minify(html, {
    // Other white space can be a text node of an island.
    collapseWhitespaces: 'only-metadata',
    preserveComments: hydrationMarkers,
    normalizeAttributes: false,
    removeRedundantAttributes: 'none',
    // Unquoted attributes are shorter, but compress worse.
    quotes: true,
  });
  if (errors?.length) throw new Error(`A page cannot be minified: ${JSON.stringify(errors)}`);
  if (outline(code) !== outline(html)) {
    throw new Error('A page nests elements against the rules of HTML, and cannot be minified.');
  }
  return code;
}

/** Each element with its parent. Omitting optional end tags is only safe if the nesting is valid HTML. */
function outline(html: string): string {
  return elementsOf(html)
    .filter(({ tagName }) => tagName !== 'script')
    .map(({ tagName, parentNode }) => `${parentNode?.nodeName}>${tagName}`)
    .join(' ');
}

/** Comments between text nodes, around Suspense boundaries, and at the end of an island. */
const hydrationMarkers = ['^ $', '^/?\\$', '^astro:'];
