import { expect, test } from '../fixtures.ts';

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

for (const width of [768, 1024, 1152, 1280, 1366, 1440, 1920]) {
  test(`no headline runs under the stamp at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    await expect(page.locator('h1 ~ figure img')).toBeVisible();
    expect(await page.evaluate(crossing)).toEqual([]);
  });
}

test('the press moves nothing, from 320 to 1920 px, and with text twice as large', async ({
  page,
}) => {
  await page.goto('/');
  const press = page.getByRole('checkbox', { name: /Resend to non-openers/ });
  for (const [width, fontSize] of [
    ...[320, 360, 390, 768, 1152, 1440, 1920].map((width) => [width, '100%'] as const),
    ...[360, 1280].map((width) => [width, '200%'] as const),
  ]) {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate(`document.documentElement.style.fontSize = '${fontSize}'`);
    await expect(press).not.toBeChecked();
    const before = await page.evaluate(places);
    expect(Object.keys(before as object).length).toBeGreaterThan(60);
    await press.press('Space');
    await expect(press).toBeChecked();
    expect(await page.evaluate(places), `${width} px, ${fontSize}`).toEqual(before);
    await press.press('Space');
  }
});

/** The boxes of all but the phone's two emails, what drawings contain, and what is for screen readers alone. */
const places = `(() => {
  scrollTo(0, 0);
  const all = document.querySelectorAll('h1 ~ figure *, #main > section > *, footer');
  return [...all].flatMap((element) => {
    if (element.closest('.sr, svg *, [class*=postmark], [class*=mails]')) return [];
    const { left, top, width, height } = element.getBoundingClientRect();
    return [[element.tagName, left, top, width, height].join(' ')];
  });
})()`;

test('the call to action is above the fold of a small laptop', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 650 });
  await page.goto('/');
  const call = page.getByRole('main').getByRole('link', { name: 'Get started free' }).first();
  await expect(call).toBeInViewport({ ratio: 1 });
});

test('the bars of the chart are cut at zero', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1000 });
  await page.goto('/');
  const bars = page.locator('svg:has(> g text:text-is("By hour")) svg[height="125%"]');
  await expect(bars).not.toHaveCSS('overflow', 'visible');
});
