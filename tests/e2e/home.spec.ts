import { brand } from '@grovemail/config/brand.ts';
import { samples } from '@grovemail/config/samples.ts';
import { expect, type Locator, test } from './fixtures.ts';

const { campaign, contacts, currency } = samples;
const [reader] = contacts[0].name.split(' ');

test('R46–R53, A11 the sections in order', async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  const title = main.getByRole('heading', { level: 1 });
  await expect(title).toHaveText(/\S/);

  const steps = main.getByRole('list').filter({ hasText: /under 2 minutes/ });
  const partners = main.locator('[aria-roledescription="carousel"]');
  const tops = await topsOf({
    hero: title,
    partners,
    steps,
    questions: main
      .locator('details')
      .filter({ has: page.getByRole('heading') })
      .first(),
    pricing: page.locator('#pricing'),
    call: main.getByRole('link', { name: /book a demo/i }).first(),
    testimonial: main.getByRole('blockquote'),
    contact: page.locator('#contact-us'),
  });
  expect(Object.entries(tops).sort(([, a], [, b]) => a - b)).toEqual(Object.entries(tops));

  // A feature block with a heading for each product, then the guide's.
  const headings = await main.getByRole('heading', { level: 2 }).all();
  const between = await Promise.all(headings.map(topOf));
  const products = main.locator('section:has(h2):has(a[href^="/products/"])');
  expect(await products.count()).toBeGreaterThanOrEqual(4);
  expect(between.filter((y) => y > tops.hero && y < tops.steps)).toHaveLength(
    (await products.count()) + 1,
  );
});

test('R17–R20 the guide has exactly three steps', async ({ page }) => {
  await page.goto('/');
  const steps = page
    .getByRole('main')
    .getByRole('list')
    .filter({ hasText: /under 2 minutes/ });
  await expect(steps.getByRole('listitem')).toHaveText([
    /account[\s\S]*under 2 minutes/i,
    /add[\s\S]*contacts/i,
    /first campaign[\s\S]*1,000/i,
  ]);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('the hero resends its campaign, by mouse and keyboard, and takes it back', async ({
      page,
    }) => {
      await page.goto('/');
      const picture = page.getByRole('figure', { name: /^A campaign report/ });
      const resend = picture.getByRole('checkbox', { name: 'Resend to non-openers' });
      const [first, both] = [resultOf(campaign.first), resultOf(campaign.first, campaign.second)];
      await expect(resend).toHaveAccessibleDescription(
        `Opens: ${first.opened} then ${both.opened} after`,
      );
      // The rates before are printed twice.
      const before = [first.revenue, first.left];
      const after = [both.opened, both.clicked, both.revenue, both.left, `${reader} saved one`];
      const expectShown = async (shown: string[], hidden: string[]) => {
        for (const text of shown)
          await expect(picture.getByText(text, { exact: true }), text).toHaveCSS(
            'visibility',
            'visible',
          );
        for (const text of hidden)
          await expect(picture.getByText(text, { exact: true }), text).toHaveCSS(
            'visibility',
            'hidden',
          );
      };
      const announced = picture.getByRole('status');
      await expectShown(before, after);
      await expect(announced).toHaveText('', { useInnerText: true });
      await picture.getByText('Resend to non-openers', { exact: true }).click();
      await expectShown(after, before);
      await expect(
        picture.locator('label').getByText(`Sent to ${first.left.split(' ')[0]}`),
      ).toBeVisible();
      await expect(resend).toBeChecked();
      await expect(announced).toContainText(`Opened from ${first.opened} to ${both.opened}`, {
        useInnerText: true,
      });
      await resend.press('Space');
      await expectShown(before, after);
      await expect(announced).toHaveText('', { useInnerText: true });
      await expect(resend).not.toBeChecked();
    });
  });
}

test('R50, R204, A22 at least three questions open their answers, by click and by keyboard', async ({
  page,
}) => {
  await page.goto('/');
  const items = page.locator('details').filter({ has: page.getByRole('heading', { level: 3 }) });
  expect(await items.count()).toBeGreaterThanOrEqual(3);
  await expect(items.first().getByRole('paragraph')).toBeVisible();
  for (const [index, open] of [
    [1, (item: Locator) => item.getByRole('heading').click()],
    [2, (item: Locator) => item.locator('summary').press('Enter')],
  ] as const) {
    const item = items.nth(index);
    const answer = item.getByRole('paragraph');
    await expect(answer).toBeHidden();
    await open(item);
    await expect(answer).toBeVisible();
  }
});

test('R54, R55, R487, A20 shows one of the testimonials at random', async ({ page }) => {
  const seen = new Set<string>();
  await page.goto('/');
  const count = await page.locator('[data-testimonials] > figure').count();
  for (let index = 0; index < count; index += 1) {
    await page.addInitScript(`Math.random = () => ${(index + 0.5) / count}`);
    await page.goto('/');
    const shown = page.getByRole('main').getByRole('blockquote');
    await expect(shown).toHaveCount(1);
    await expect(shown).toBeVisible();
    seen.add((await shown.textContent()) ?? '');
  }
  expect(seen.size).toBe(count);
});

test.describe('footer', () => {
  test('R44, R45, R131, R132, R134–R139, A18 has the specified links', async ({
    page,
    baseURL,
  }) => {
    await page.goto('/');
    const footer = page.getByRole('contentinfo');
    for (const href of [
      '/products/automation',
      '/products/campaign/',
      '/products/transactionals',
      '/products/analytics',
      '/developers',
      '/terms',
      '/privacy',
      '/app/register/agency',
    ]) {
      const link = footer.locator(`a[href="${href}"]`);
      await expect(link, href).toBeVisible();
      await expect(link, href).toHaveText(/\S/);
    }
    const blog = footer.getByRole('link', { name: 'Blog' });
    const address = new URL((await blog.getAttribute('href')) ?? '', baseURL);
    expect(address.origin).not.toBe(baseURL);
    await expect(footer.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:.+@/);
    for (const { name, url } of brand.social)
      await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', url);
  });

  test('R133 shows the current year, even with an old build', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2031-06-01T12:00:00Z'));
    await page.goto('/');
    await expect(page.getByRole('contentinfo').getByText(/©/)).toContainText('2031');
  });
});

/** The top edges in CSS pixels of the elements on the page, which lacks sections whose list an operator emptied. */
async function topsOf<Name extends string>(
  locators: Record<Name, Locator>,
): Promise<Record<Name, number>> {
  const tops: [string, number][] = [];
  for (const [name, locator] of Object.entries<Locator>(locators)) {
    if ((await locator.count()) > 0) tops.push([name, await topOf(locator)]);
  }
  return Object.fromEntries(tops) as Record<Name, number>;
}

async function topOf(locator: Locator): Promise<number> {
  const box = await locator.boundingBox();
  expect(box).not.toBeNull();
  return box?.y ?? Number.NaN;
}

/** What a campaign's emails brought, as the hero prints it. */
function resultOf(...emails: readonly (typeof campaign.first | typeof campaign.second)[]) {
  const total = (counts: readonly number[]) => counts.reduce((sum, one) => sum + one, 0);
  const opened = total(emails.flatMap((email) => email.opened));
  const percent = (part: number) => `${((100 * part) / campaign.reached).toFixed(1)}%`;
  return {
    opened: percent(opened),
    clicked: percent(total(emails.flatMap((email) => email.clicked))),
    revenue: currency + short(campaign.price * total(emails.map(({ orders }) => orders))),
    left: `${(campaign.reached - opened).toLocaleString('en-US')} haven’t opened`,
  };
}

/** `7.25M`, `48.2k`, `640`. */
function short(amount: number): string {
  if (amount >= 1e6) return `${(amount / 1e6).toFixed(2)}M`;
  return amount >= 1e4 ? `${(amount / 1e3).toFixed(1)}k` : amount.toLocaleString('en-US');
}
