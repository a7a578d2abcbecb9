import { expect, type Locator, type Page } from './fixtures.ts';

/** The carousel of partner logos. */
export function carouselOn(page: Page) {
  const row = page.locator('[aria-roledescription="carousel"]');
  return {
    row,
    logos: row.getByRole('img'),
    view: row.getByRole('group', { name: 'Logos', exact: true }),
    track: row.getByRole('list'),
    dots: row.getByRole('button', { name: /^Logo \d+ of 12$/ }),
    current: row
      .getByRole('button', { name: /^Logo \d+ of 12$/ })
      .and(page.locator('[aria-current="true"]')),
    pause: row.getByRole('button', { name: /pause/i }),
  };
}

/** Opens the home page, scrolls to the carousel, and waits for its script. */
export async function visitCarousel(page: Page) {
  await page.goto('/');
  const carousel = carouselOn(page);
  await carousel.row.scrollIntoViewIfNeeded();
  await expect(carousel.dots).toHaveCount(12);
  return carousel;
}

/** The number of logos that are fully visible. */
export function visibleCount(view: Locator): Promise<number> {
  return view.evaluate((element) => {
    const frame = element.getBoundingClientRect();
    return [...element.querySelectorAll('li')].filter((logo) => {
      const { left, right } = logo.getBoundingClientRect();
      return left >= frame.left - 1 && right <= frame.right + 1;
    }).length;
  });
}

/** The left edge in whole CSS pixels. */
export async function leftOf(locator: Locator): Promise<number> {
  return Math.round((await locator.boundingBox())?.x ?? Number.NaN);
}
