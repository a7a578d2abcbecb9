import { createHash } from 'node:crypto';
import { attributeOf, elementsOf, type PageElement, textOf } from './page-elements.ts';

/**
 * Adds the content security policy as a meta element before everything it applies to. Scripts and styles may
 * come from the site's origin; inline ones are allowed by their hashes. A script of another host is allowed, and may
 * call its host.
 * @param html in its final form
 * @param directives without those for scripts and styles
 * @throws Error for a page that does not declare its charset
 */
export function withPolicy(html: string, directives: readonly string[]): string {
  const elements = elementsOf(html);
  const charset = elements.find((element) => attributeOf(element, 'charset') !== undefined);
  const at = charset?.sourceCodeLocation?.endOffset;
  if (at === undefined) throw new Error('A page has no charset, after which to insert the policy.');

  const inline = elements.filter((element) => attributeOf(element, 'src') === undefined);
  const others = elements.flatMap(outsideOrigin);
  const policy = [
    ...directives.map((one) => (one.startsWith('connect-src') ? [one, ...others].join(' ') : one)),
    sourceList('script-src', inline.filter(isScript), others),
    sourceList(
      'style-src',
      inline.filter(({ tagName }) => tagName === 'style'),
    ),
  ].join(';');
  const meta = `<meta http-equiv="content-security-policy" content="${policy}">`;
  return html.slice(0, at) + meta + html.slice(at);
}

/** Data blocks, such as JSON-LD, do not run, so they need no hash. */
function isScript(element: PageElement): boolean {
  return element.tagName === 'script' && !attributeOf(element, 'type')?.endsWith('json');
}

function outsideOrigin(element: PageElement): string[] {
  const url = element.tagName === 'script' && URL.parse(attributeOf(element, 'src') ?? '');
  return url ? [url.origin] : [];
}

function sourceList(
  directive: string,
  elements: readonly PageElement[],
  others: readonly string[] = [],
): string {
  const hashes = elements.map((element) => `'sha256-${sha256(textOf(element))}'`);
  return [directive, "'self'", ...others, ...new Set(hashes)].join(' ');
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}
