import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { suggestedPages } from '../content/navigation.ts';
import { suggestScript } from './suggest-script.ts';

/** The links that are shown for a path. */
function suggestedAt(pathname: string): string[] {
  const links = suggestedPages.map(({ label, href }, index) => ({
    hidden: index > 3,
    textContent: label,
    getAttribute: () => href,
  }));
  const document = { querySelectorAll: () => links };
  runInNewContext(suggestScript, { document, location: { pathname } });
  return links.filter(({ hidden }) => !hidden).map((link) => link.getAttribute());
}

const usual = suggestedPages.slice(0, 4).map(({ href }) => href);

it.each([
  ['/analytics', ['/products/analytics']],
  ['/Transactional-Email', ['/products/transactionals']],
  ['/prices', usual],
  ['/pricing/enterprise', ['/pricing']],
  ['/product/automation', ['/products/automations']],
  ['/docs/api', usual],
  ['/%3Cimg%20src=x%3E', usual],
  ['/%zz', usual],
  ['/', usual],
])('A5 %s suggests %j', (path, shown) => {
  const found = suggestedAt(path);
  for (const href of shown) expect(found).toContain(href);
  expect(found.length).toBeLessThanOrEqual(4);
  expect(found.length).toBeGreaterThan(0);
});
