import { leftOf, shownIn, visitCarousel } from './carousel.ts';
import { expect, type Locator, type Page, test } from './fixtures.ts';

/** Milliseconds after which letting go is no flick, which would go one further. */
const longerThanFlick = 400;

for (const [pixels, moves] of [
  [5, false],
  [-5, false],
  [-6, true],
] as const) {
  test(`R400 a touch of ${pixels} px ${moves ? 'moves' : 'leaves'} it`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const { view, track } = await visitCarousel(page);
    const standing = await leftOf(track);
    await press(page, view);
    await dragTo(page, view, pixels);
    expect((await leftOf(track)) - standing).toBe(moves ? pixels : 0);
    await page.mouse.up();
  });
}

test('a drag moves it to the nearest logo, and past the first to the last', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { view, current, logos } = await visitCarousel(page);
  const width = (await logos.locator('..').first().boundingBox())?.width ?? Number.NaN;
  for (const [slides, name] of [
    [-1, 'Logo 2 of 12'],
    [-2, 'Logo 4 of 12'],
    [4, 'Logo 12 of 12'],
  ] as const) {
    await press(page, view);
    await dragTo(page, view, slides * width);
    expect(await shownIn(view)).toBeGreaterThanOrEqual(4);
    await page.waitForTimeout(longerThanFlick);
    await page.mouse.up();
    await expect(current).toHaveAccessibleName(name);
    await expect.poll(() => shownIn(view)).toBe(4);
  }
});

test('a flick moves it by one, however short', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { view, current } = await visitCarousel(page);
  // Sent from within the page, as the way there may take longer than a flick.
  await view.evaluate((element) => {
    const touch = (type: string, clientX: number) =>
      element.dispatchEvent(
        new PointerEvent(type, { pointerId: 1, pointerType: 'mouse', clientX, bubbles: true }),
      );
    touch('pointerdown', 100);
    touch('pointermove', 80);
    touch('pointerup', 80);
  });
  await expect(current).toHaveAccessibleName('Logo 2 of 12');
});

test('a touch that the browser takes back, to scroll the page, ends at a logo', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { view, track, current } = await visitCarousel(page);
  const standing = await leftOf(track);
  await press(page, view);
  await dragTo(page, view, -20);
  expect(await leftOf(track)).toBe(standing - 20);
  await page.waitForTimeout(longerThanFlick);
  await view.evaluate((element) =>
    element.dispatchEvent(new PointerEvent('pointercancel', { pointerId: 1 })),
  );
  expect(await leftOf(track)).toBe(standing);
  await expect(current).toHaveAccessibleName('Logo 1 of 12');
  await dragTo(page, view, -60);
  expect(await leftOf(track)).toBe(standing);
});

test('only the main button of a mouse drags it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { view, track } = await visitCarousel(page);
  const standing = await leftOf(track);
  await press(page, view, 'right');
  await dragTo(page, view, -60);
  expect(await leftOf(track)).toBe(standing);
});

async function press(page: Page, part: Locator, button: 'left' | 'right' = 'left'): Promise<void> {
  await dragTo(page, part, 0);
  await page.mouse.down({ button });
}

/** Moves the mouse to a point so many pixels right of the part's middle. */
async function dragTo(page: Page, part: Locator, right: number): Promise<void> {
  const box = (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(box.x + box.width / 2 + right, box.y + box.height / 2);
}
