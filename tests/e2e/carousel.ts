import { expect, type Locator, type Page } from './fixtures.ts';

/** The partner row: 12 logos, dots, one pause button. */
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

/** Opens the home page at its partner row, and waits for the slider. */
export async function visitCarousel(page: Page) {
  await page.goto('/');
  const carousel = carouselOn(page);
  await carousel.row.scrollIntoViewIfNeeded();
  await expect(carousel.dots).toHaveCount(12);
  return carousel;
}

/** How many logos stand whole within the row's view. */
export function shownIn(view: Locator): Promise<number> {
  return view.evaluate((element) => {
    const frame = element.getBoundingClientRect();
    return [...element.querySelectorAll('li')].filter((logo) => {
      const { left, right } = logo.getBoundingClientRect();
      return left >= frame.left - 1 && right <= frame.right + 1;
    }).length;
  });
}

/** Where a part begins, in whole pixels from the window's left. */
export async function leftOf(part: Locator): Promise<number> {
  return Math.round((await part.boundingBox())?.x ?? Number.NaN);
}
