import { expect, test } from './fixtures.ts';
import { pageKinds } from './page-kinds.ts';

/** The texts of the page's headings that are rendered, and of those that the body's text lacks. */
const headings = `(() => {
  const words = (text) => text.replace(/\\s+/g, '').toLowerCase();
  const body = words(document.body.innerText);
  const rendered = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')]
    .filter((heading) => heading.checkVisibility())
    .map((heading) => heading.textContent);
  return { rendered, missing: rendered.filter((text) => !body.includes(words(text))) };
})()`;

for (const width of [1440, 390]) {
  test(`the text of every page has its headings at ${width} px, without scrolling`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of pageKinds) {
      await page.goto(path);
      const { rendered, missing } = (await page.evaluate(headings)) as Record<string, string[]>;
      expect(rendered?.length, path).toBeGreaterThan(0);
      expect(missing, path).toEqual([]);
    }
  });
}
