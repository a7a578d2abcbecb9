import { carouselOn, leftOf, visibleCount, visitCarousel } from '../carousel.ts';
import { delayRequests } from '../delay-requests.ts';
import { expect, test } from '../fixtures.ts';

test('without its script, the row scrolls, by keyboard too', async ({ page }) => {
  const { requested } = await delayRequests(page, '**/_astro/slider*.js');
  await page.goto('/');
  const { row, view, logos, dots } = carouselOn(page);
  await row.scrollIntoViewIfNeeded();
  await requested;
  await expect(logos).toHaveCount(12);
  await expect(dots).toHaveCount(0);
  expect(await visibleCount(view)).toBe(4);
  await view.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => view.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
});

for (const [width, visible] of [
  [360, 2],
  [399, 2],
  [400, 5],
  [500, 5],
  [767, 5],
  [768, 4],
  [1280, 4],
  [1920, 4],
] as const) {
  test(`R402–R404, A24 at ${width} px ${visible} logos are visible, before and after the script`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 740 });
    const { requested, release } = await delayRequests(page, '**/_astro/slider*.js');
    await page.goto('/');
    const { row, view, dots } = carouselOn(page);
    await row.scrollIntoViewIfNeeded();
    await requested;
    expect(await visibleCount(view)).toBe(visible);
    release();
    await expect(dots).toHaveCount(12);
    await expect.poll(() => visibleCount(view)).toBe(visible);
  });
}

test('R401, R407, R408, A23 twelve logos and dots, a pause button, no arrows', async ({ page }) => {
  const { row, logos, dots, pause } = await visitCarousel(page);
  await expect(logos).toHaveCount(12);
  const names = await Promise.all(
    (await logos.all()).map((logo) => logo.getAttribute('aria-label')),
  );
  expect(new Set(names).size).toBe(12);
  await expect(dots).toHaveCount(12);
  await expect(pause).toHaveCount(1);
  await expect(row.getByRole('button')).toHaveCount(13);
});

test('R405, R406 it advances automatically, and wraps around', async ({ page }) => {
  const { dots, current } = await visitCarousel(page);
  await expect(current).toHaveCount(1);
  await dots.nth(11).click();
  await expect(current).toHaveAccessibleName('Logo 12 of 12');
  // Hover and focus pause it.
  await page.getByRole('heading', { level: 1 }).hover();
  await dots.nth(11).blur();
  await expect(current).toHaveAccessibleName('Logo 1 of 12');
  await expect(current).toHaveAccessibleName('Logo 2 of 12');
});

test('R405 it advances every 2 s', async ({ page }) => {
  const { row } = await visitCarousel(page);
  const times = await row.evaluate(
    (element) =>
      new Promise<number[]>((resolve) => {
        const seen: number[] = [];
        new MutationObserver(() => {
          seen.push(performance.now());
          if (seen.length === 6) resolve(seen);
        }).observe(element, {
          subtree: true,
          attributeFilter: ['aria-current'],
        });
      }),
  );
  const intervals = times.slice(1).map((time, index) => time - (times[index] ?? 0));
  // Skips the first two, while the page settles. Load on the machine only lengthens the others.
  const shortest = Math.min(...intervals.slice(2));
  expect(Math.round(shortest / 250) * 250).toBe(2_000);
});

test('R408 a dot moves to its logo', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { dots, current, logos, view } = await visitCarousel(page);
  const name = (await logos.nth(6).getAttribute('aria-label')) ?? '';
  await dots.nth(6).press('Enter');
  await expect(current).toHaveAccessibleName('Logo 7 of 12');
  const logo = view.getByRole('listitem').filter({ has: page.getByRole('img', { name }) });
  await expect.poll(() => leftOf(logo)).toBe(await leftOf(view));
});

test('R399 a move takes 500 ms and animates only transform', async ({ page }) => {
  const { track, dots } = await visitCarousel(page);
  await dots.nth(3).click();
  const { transform, transitionProperty, transitionDuration } = await track.evaluate((row) => {
    const { transform, transitionProperty, transitionDuration } = getComputedStyle(row);
    return { transform, transitionProperty, transitionDuration };
  });
  expect(transform).toContain('matrix');
  expect([transitionProperty, transitionDuration]).toEqual(['transform', '0.5s']);
});

test('the arrow keys move it, and wrap around', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { view, pause, current } = await visitCarousel(page);
  for (const [key, name] of [
    ['ArrowLeft', 'Logo 12 of 12'],
    ['ArrowLeft', 'Logo 11 of 12'],
    ['ArrowRight', 'Logo 12 of 12'],
    ['ArrowRight', 'Logo 1 of 12'],
  ] as const) {
    await pause.press(key);
    await expect(current).toHaveAccessibleName(name);
    await expect.poll(() => visibleCount(view)).toBe(4);
  }
});

test('it is one stop for the Tab key, which takes over the focus of the row', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { requested, release } = await delayRequests(page, '**/_astro/slider*.js');
  await page.goto('/');
  const { row, view, pause } = carouselOn(page);
  await view.focus();
  await requested;
  release();
  await expect(pause).toBeFocused();
  for (const key of ['Tab', 'Shift+Tab']) {
    await pause.focus();
    await page.keyboard.press(key);
    await expect(page.locator(':focus')).toHaveCount(1);
    await expect(row.locator(':focus')).toHaveCount(0);
  }
});

test('it starts at the scroll position of the row', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { requested, release } = await delayRequests(page, '**/_astro/slider*.js');
  await page.goto('/');
  const { row, view, logos, current } = carouselOn(page);
  await row.scrollIntoViewIfNeeded();
  await requested;
  await logos.last().scrollIntoViewIfNeeded();
  release();
  await expect(current).toHaveAccessibleName('Logo 9 of 12');
  const slides = view.getByRole('listitem');
  await expect.poll(() => leftOf(slides.nth(8))).toBe(await leftOf(view));
});

test('it pauses on focus, and while the pointer is over the logos', async ({ page }) => {
  await page.clock.install();
  const { view, dots, pause, current } = await visitCarousel(page);
  for (const pauseIt of [() => view.hover(), () => pause.focus()]) {
    await pauseIt();
    const label = (await current.getAttribute('aria-label')) ?? '';
    await page.clock.runFor(20_000);
    await expect(current).toHaveAttribute('aria-label', label);
    await page.getByRole('heading', { level: 1 }).hover();
    await pause.blur();
    await expect(current).not.toHaveAttribute('aria-label', label);
  }
  await expect(dots).toHaveCount(12);
});

test('A23 the pause button pauses and resumes it', async ({ page }) => {
  await page.clock.install();
  const { pause, current } = await visitCarousel(page);
  await expect(pause).toHaveAttribute('aria-pressed', 'false');
  await pause.click();
  await expect(pause).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('heading', { level: 1 }).hover();
  await pause.blur();
  const label = await current.getAttribute('aria-label');
  await page.clock.runFor(20_000);
  await expect(current).toHaveAttribute('aria-label', label ?? '');

  await pause.press('Enter');
  await expect(pause).toHaveAttribute('aria-pressed', 'false');
  await pause.blur();
  await expect(current).not.toHaveAttribute('aria-label', label ?? '');
});

test('A23 with reduced motion it starts paused', async ({ page }) => {
  await page.clock.install();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { pause, current } = await visitCarousel(page);
  await expect(pause).toHaveAttribute('aria-pressed', 'true');
  await page.clock.runFor(20_000);
  await expect(current).toHaveAccessibleName('Logo 1 of 12');
});
