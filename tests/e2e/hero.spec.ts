import { expect, test } from './fixtures.ts';

/** The headlines, of one line to several, whose text crosses the stamp. */
const crossing = `(() => {
  const title = document.querySelector('h1');
  const stamp = document.querySelector('h1 ~ figure img');
  const text = document.createRange();
  return Array.from({ length: 90 }, (_, at) => 'Sell more' + ' a'.repeat(at)).filter((words) => {
    title.textContent = words;
    text.selectNodeContents(title);
    const { left, top, bottom } = stamp.getBoundingClientRect();
    return [...text.getClientRects()].some(
      (line) => line.right > left && line.bottom > top && line.top < bottom,
    );
  });
})()`;

for (const width of [768, 1152, 1280, 1440, 1920]) {
  test(`no headline runs under the stamp at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    await expect(page.locator('h1 ~ figure img')).toBeVisible();
    expect(await page.evaluate(crossing)).toEqual([]);
  });
}
