import { sliderDefaults } from '../../../site/scripts/slider-options.ts';
import { carouselOn, leftOf, visibleCount } from '../../e2e/carousel.ts';
import { expect, journey } from '../journey.ts';

const logos = journey(
  'Partner logos',
  async ({ page, holds }) => {
    for (const path of ['/', '/demo', '/startup', '/products/campaign']) {
      await page.goto(path);
      const { row, dots } = carouselOn(page);
      await row.scrollIntoViewIfNeeded();
      await expect(dots).toHaveCount(12);
      await holds('R401', `12 logos on ${path}`, () =>
        expect(carouselOn(page).logos).toHaveCount(12),
      );
    }
    await page.goto('/');
    const { row, dots, view, track, current } = carouselOn(page);
    await row.scrollIntoViewIfNeeded();
    await expect(dots).toHaveCount(12);
    await holds('R408', 'dots', () => expect(dots).toHaveCount(12));
    await holds('R408', 'a dot shows its logo', async () => {
      await dots.nth(6).click();
      await expect(current).toHaveAccessibleName('Logo 7 of 12');
      await expect.poll(() => leftOf(track.getByRole('listitem').nth(6))).toBe(await leftOf(view));
    });
    await holds('R407', 'no arrows: besides the dots, only a pause button', () =>
      expect(row.getByRole('button')).toHaveCount(13),
    );
    for (const [code, width, visible] of [
      ['R403', 360, 2],
      ['R403', 399, 2],
      ['R404', 400, 5],
      ['R404', 767, 5],
      ['R402', 768, 4],
      ['R402', 1280, 4],
      ['R402', 1920, 4],
    ] as const) {
      await holds(code, `${visible} at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 800 });
        await expect.poll(() => visibleCount(view)).toBe(visible);
      });
    }
  },
  { profile: { reducedMotion: 'reduce' } },
);

const motion = journey('Their motion', async ({ page, holds }) => {
  await page.goto('/');
  const { row, dots, current, track } = carouselOn(page);
  await row.scrollIntoViewIfNeeded();
  await expect(dots).toHaveCount(12);
  await holds('R405', 'a step every 2 s', async () => {
    const times = await row.evaluate(
      (element) =>
        new Promise<number[]>((resolve) => {
          const seen: number[] = [];
          new MutationObserver(() => {
            seen.push(performance.now());
            if (seen.length === 5) resolve(seen);
          }).observe(element, { subtree: true, attributeFilter: ['aria-current'] });
        }),
    );
    const intervals = times.slice(1).map((time, index) => time - (times[index] ?? 0));
    // Skips the first, while the page settles. Load on the machine only lengthens the others.
    expect(Math.round(Math.min(...intervals.slice(1)) / 250) * 250).toBe(2_000);
  });
  await holds('R406', 'after the last, the first follows', async () => {
    await dots.nth(11).click();
    await page.getByRole('heading', { level: 1 }).hover();
    await dots.nth(11).blur();
    await expect(current).toHaveAccessibleName('Logo 1 of 12');
  });
  await holds('R399', 'a move takes 500 ms', async () => {
    await dots.nth(3).click();
    await expect(track).toHaveCSS('transition-duration', '0.5s');
  });
});

const drag = journey(
  'Their touch threshold',
  async ({ page, holds }) => {
    await page.goto('/');
    const { row, dots, view, track } = carouselOn(page);
    await row.scrollIntoViewIfNeeded();
    await expect(dots).toHaveCount(12);
    const box = await view.boundingBox();
    const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2];
    for (const [pixels, moves] of [
      [5, false],
      [-5, false],
      [-6, true],
    ] as const) {
      await holds(
        'R400',
        `a drag of ${pixels} px ${moves ? 'moves' : 'does not move'} it`,
        async () => {
          const before = await leftOf(track);
          await page.mouse.move(x, y);
          await page.mouse.down();
          await page.mouse.move(x + pixels, y);
          const moved = (await leftOf(track)) - before;
          await page.mouse.up();
          await dots.first().click();
          expect(moved).toBe(moves ? pixels : 0);
        },
      );
    }
    // No slider of the pages uses the default, so this reads the sources.
    await holds('R398', 'by default 3000 ms between steps', () =>
      expect(sliderDefaults.autoplaySpeed).toBe(3_000),
    );
    await holds('R399', 'by default 500 ms for a step', () =>
      expect(sliderDefaults.speed).toBe(500),
    );
  },
  { profile: { reducedMotion: 'reduce' } },
);

export const partnerJourneys = [logos, motion, drag];
