import type { Locator } from '@playwright/test';
import { expect, journey } from '../journey.ts';

const topOf = async (locator: Locator): Promise<number> =>
  (await locator.boundingBox())?.y ?? Number.NaN;

const texts = journey('Headline and guide', async ({ page, holds }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  await holds('R4 R46', 'the headline', () =>
    expect(main.getByRole('heading', { level: 1 })).toHaveText(
      'Generate More Revenue From Your Existing Customers.',
    ),
  );
  await holds('R5 R46', 'the tagline', () =>
    expect(
      main.getByText(
        'Turn one-time buyers into loyal customers and generate more revenue with a powerful, easy-to-use customer engagement platform.',
        { exact: true },
      ),
    ).toBeVisible(),
  );
  await holds('R46', 'the dashboard screenshot', () =>
    expect(main.getByRole('figure', { name: /report|dashboard/i }).first()).toBeInViewport(),
  );
  const steps = main.getByRole('list').filter({ hasText: /under 2 minutes/ });
  const step = (index: number) => steps.getByRole('listitem').nth(index);
  await holds('R17', 'exactly three steps', () =>
    expect(steps.getByRole('listitem')).toHaveCount(3),
  );
  await holds('R18 R491', 'a free account in under 2 minutes', () =>
    expect(step(0)).toContainText(/free account[\s\S]*under 2 minutes/i),
  );
  await holds('R19', 'add contacts', () => expect(step(1)).toContainText(/add[\s\S]*contacts/i));
  await holds('R20 R490', 'a first campaign with 1,000 free credits', () =>
    expect(step(2)).toContainText(/first campaign[\s\S]*1,000 credits are free/i),
  );
});

const order = journey('Sections in order', async ({ page, holds }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  const headings = await main.getByRole('heading', { level: 2 }).all();
  const tops = {
    hero: await topOf(main.getByRole('heading', { level: 1 })),
    further: await topOf(main.locator('[aria-roledescription="carousel"]')),
    guide: await topOf(main.getByRole('list').filter({ hasText: /under 2 minutes/ })),
    faq: await topOf(main.locator('details').first()),
    pricing: await topOf(page.locator('#pricing')),
    call: await topOf(main.getByRole('link', { name: /book a demo/i }).first()),
    testimonial: await topOf(main.getByRole('blockquote')),
    contact: await topOf(page.locator('#contact-us')),
  };
  const between = async (from: number, to: number) => {
    const all = await Promise.all(headings.map(topOf));
    return all.filter((top) => top > from && top < to).length;
  };
  await holds('R46 R47', 'a further section follows the hero', () =>
    expect(tops.further).toBeGreaterThan(tops.hero),
  );
  // The guide has a heading of its own above its list.
  await holds('R48', 'then four feature blocks', async () =>
    expect(await between(tops.further, tops.guide)).toBe(4 + 1),
  );
  for (const [codes, first, second] of [
    ['R49', 'further', 'guide'],
    ['R50', 'guide', 'faq'],
    ['R51', 'faq', 'pricing'],
    ['R52', 'pricing', 'call'],
    ['R53', 'call', 'testimonial'],
    ['R53', 'testimonial', 'contact'],
  ] as const) {
    await holds(codes, `${second} comes after ${first}`, () =>
      expect(tops[second]).toBeGreaterThan(tops[first]),
    );
  }
  await holds('R50 R204', 'a question opens its answer', async () => {
    const item = main.locator('details').nth(1);
    await expect(item.getByRole('paragraph').first()).toBeHidden();
    await item.getByRole('heading').click();
    await expect(item.getByRole('paragraph').first()).toBeVisible();
  });
});

const testimonial = journey('Testimonial', async ({ page, holds }) => {
  const seen = new Set<string>();
  const shown = page.getByRole('main').getByRole('blockquote').filter({ visible: true });
  for (let eighth = 0; eighth < 8; eighth += 1) {
    await page.addInitScript(`Math.random = () => ${eighth / 8 + 0.01}`);
    await page.goto('/');
    await holds('R54', 'one is shown', () => expect(shown).toHaveCount(1));
    seen.add((await shown.textContent()) ?? '');
  }
  await holds('R54 R55 R487', 'among exactly four', () => expect(seen.size).toBe(4));
});

export const homeJourneys = [texts, order, testimonial];
