import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { pathScript } from './path-script.ts';

/** The text of the page's element, which is the one set as text. */
function shownAt(pathname: string, withQuery?: boolean): string {
  const element = { textContent: 'this address' };
  const document = { querySelector: () => element };
  runInNewContext(pathScript(withQuery), { document, location: { pathname, search: '?a=%3C' } });
  return element.textContent;
}

it.each([
  ['/nowhere', '/nowhere'],
  ['/%3Cimg%20src=x%3E', '/<img src=x>'],
  ['/%7B%7Bpath%7D%7D', '/{{path}}'],
  ['/%E2%82%A6', '/₦'],
  [`/${encodeURIComponent('😀'.repeat(300))}`, `/${'😀'.repeat(199)}`],
  ['/%zz', 'this address'],
  ['/%c3%28', 'this address'],
])('A5 %s is shown as %s', (path, shown) => {
  expect(shownAt(path)).toBe(shown);
});

it('the page that stands in for the app shows the query, too', () => {
  expect(shownAt('/app/%C3%A9', true)).toBe('/app/é?a=%3C');
});
