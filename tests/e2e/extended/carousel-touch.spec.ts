import { leftOf, visibleCount, visitCarousel } from '../carousel.ts';
import { expect, type Locator, type Page, test } from '../fixtures.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Milliseconds after which a release does not count as a flick, which would move one logo further. */
const longerThanFlick = 400;

for (const [pixels, moves] of [
  [5, false],
  [-5, false],
  [-6, true],
] as const) {
  test(`R400 a drag of ${pixels} px ${moves ? 'moves it' : 'does nothing'}`, async ({ page }) => {
    const { view, track } = await visitCarousel(page);
    const initialLeft = await leftOf(track);
    await press(page, view);
    await dragTo(page, view, pixels);
    expect((await leftOf(track)) - initialLeft).toBe(moves ? pixels : 0);
    await page.mouse.up();
  });
}

test('a drag snaps to the nearest logo, and wraps around', async ({ page }) => {
  const { view, current, logos } = await visitCarousel(page);
  const width = (await logos.locator('..').first().boundingBox())?.width ?? Number.NaN;
  for (const [slides, name] of [
    [-1, 'Logo 2 of 12'],
    [-2, 'Logo 4 of 12'],
    [4, 'Logo 12 of 12'],
  ] as const) {
    await press(page, view);
    await dragTo(page, view, slides * width);
    expect(await visibleCount(view)).toBeGreaterThanOrEqual(4);
    await page.waitForTimeout(longerThanFlick);
    await page.mouse.up();
    await expect(current).toHaveAccessibleName(name);
    await expect.poll(() => visibleCount(view)).toBe(4);
  }
});

test('a flick moves it by one logo, no matter how short', async ({ page }) => {
  const { view, current } = await visitCarousel(page);
  // Dispatched inside the page, because Playwright's own events may take longer than a flick.
  await view.evaluate((element) => {
    const dispatch = (type: string, clientX: number) =>
      element.dispatchEvent(
        new PointerEvent(type, { pointerId: 1, pointerType: 'mouse', clientX, bubbles: true }),
      );
    dispatch('pointerdown', 100);
    dispatch('pointermove', 80);
    dispatch('pointerup', 80);
  });
  await expect(current).toHaveAccessibleName('Logo 2 of 12');
});

test('a canceled pointer, as when the page scrolls, snaps back', async ({ page }) => {
  const { view, track, current } = await visitCarousel(page);
  const initialLeft = await leftOf(track);
  await press(page, view);
  await dragTo(page, view, -20);
  expect(await leftOf(track)).toBe(initialLeft - 20);
  await page.waitForTimeout(longerThanFlick);
  await view.evaluate((element) =>
    element.dispatchEvent(new PointerEvent('pointercancel', { pointerId: 1 })),
  );
  expect(await leftOf(track)).toBe(initialLeft);
  await expect(current).toHaveAccessibleName('Logo 1 of 12');
  await dragTo(page, view, -60);
  expect(await leftOf(track)).toBe(initialLeft);
});

test('only the primary mouse button drags it', async ({ page }) => {
  const { view, track } = await visitCarousel(page);
  const initialLeft = await leftOf(track);
  await press(page, view, 'right');
  await dragTo(page, view, -60);
  expect(await leftOf(track)).toBe(initialLeft);
});

async function press(
  page: Page,
  locator: Locator,
  button: 'left' | 'right' = 'left',
): Promise<void> {
  await dragTo(page, locator, 0);
  await page.mouse.down({ button });
}

/** Moves the mouse to an offset from the element's center. */
async function dragTo(page: Page, locator: Locator, offsetX: number): Promise<void> {
  const box = (await locator.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(box.x + box.width / 2 + offsetX, box.y + box.height / 2);
}
