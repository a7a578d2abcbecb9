import { join } from 'node:path';
import { builtPages } from '../../../script/built-pages.ts';
import { root } from '../../../script/run.ts';
import { expect, test } from '../fixtures.ts';

const built = await builtPages(join(root, 'site', 'dist'), true);

/** What the round part of the page's postmark touches, within 4 px; null without a postmark. */
const touched = `(() => {
  // A choice gets its postmark once it is saved.
  document.querySelector('main h1')?.setAttribute('data-saved', '');
  const svg = document.querySelector('svg:has(#postmark-rim)');
  if (!svg) return null;
  const matrix = svg.getScreenCTM();
  const center = new DOMPoint(62, 62).matrixTransform(matrix);
  const radius = 61 * Math.hypot(matrix.a, matrix.b) + 4;
  const touches = ({ left, right, top, bottom, width }) =>
    width > 1 &&
    Math.hypot(
      Math.max(left - center.x, center.x - right, 0),
      Math.max(top - center.y, center.y - bottom, 0),
    ) < radius;
  const found = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (texts.nextNode()) {
    const { currentNode } = texts;
    if (currentNode.parentElement.closest('svg, .sr, script, style')) continue;
    range.selectNodeContents(currentNode);
    if ([...range.getClientRects()].some(touches)) found.push(currentNode.data);
  }
  for (const logo of document.querySelectorAll('header svg')) {
    if (touches(logo.getBoundingClientRect())) found.push('the logo');
  }
  const word = [...svg.querySelectorAll('text')].at(-1);
  const box = word.getBBox();
  const corner = Math.hypot(
    Math.max(62 - box.x, box.x + box.width - 62),
    // Capitals are lower than their box.
    box.height / 4,
  );
  if (corner > 38) found.push('its inner ring: ' + word.textContent + ' ' + corner);
  return found;
})()`;

test('no postmark touches text, the logo or its own ring from 360 to 1280 px', async ({ page }) => {
  // At rest, without its entrance.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const touching: Record<string, string[]> = {};
  let postmarks = 0;
  for (const { path, html } of built) {
    if (path.startsWith('/developers/')) continue;
    if (html)
      await page.route(`**${path}`, (route) =>
        route.fulfill({ body: html, contentType: 'text/html' }),
      );
    await page.goto(path);
    await page.evaluate('document.fonts.ready');
    for (const width of [360, 390, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const found = (await page.evaluate(touched)) as string[] | null;
      if (!found) break;
      postmarks += 1;
      if (found.length > 0) touching[`${path} at ${width} px`] = found;
    }
  }
  expect(touching).toEqual({});
  expect(postmarks).toBeGreaterThan(40);
});
