import { brand } from '../../config/brand.ts';
import { expect, test } from './fixtures.ts';

test('R107–R110, R360 heading, form, benefits, and a header that links only to home and login', async ({
  page,
}) => {
  await page.goto('/demo');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Schedule a Demo');
  await expect(page).toHaveTitle(/^Schedule a Demo/);
  await expect(page.getByRole('form', { name: 'Demo request' })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'What you’ll see' })).toBeVisible();
  await expect(main.getByText('What a list of your size would cost')).toBeVisible();
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: brand.name })).toHaveAttribute('href', '/');
  await expect(header.getByRole('link', { name: 'Log In', exact: true })).toHaveAttribute(
    'href',
    '/app/login',
  );
  // The third is the skip link.
  await expect(header.getByRole('link')).toHaveCount(3);
  await expect(header.getByRole('button')).toHaveCount(0);
});

test('R115, R116, A21 the articles, each with a picture and a link that opens in a new tab', async ({
  page,
  context,
}) => {
  await context.route(
    ({ hostname }) => hostname !== 'localhost' && hostname !== '127.0.0.1',
    (route) => route.fulfill({ body: 'Article' }),
  );
  await page.goto('/demo');
  const articles = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: /opens in a new tab/ }) });
  const news = page.getByRole('heading', { name: 'In The News' });
  expect((await articles.count()) > 0).toBe(await news.isVisible());
  for (const article of await articles.all()) {
    await expect(article.getByRole('img', { name: /\w/ })).toBeVisible();
    const link = article.getByRole('link');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    const opened = context.waitForEvent('page');
    await link.click();
    const tab = await opened;
    expect(await tab.evaluate('opener')).toBeNull();
    await tab.close();
  }
  await expect(page).toHaveURL('/demo');
});

test('R454–R459, D5 the ranges have the specified labels and values', async ({ page }) => {
  await page.goto('/demo');
  const options = page.getByLabel('Number of users', { exact: true }).getByRole('option');
  await expect(options).toHaveText([
    'Please choose',
    'Less than 100K',
    '100K - 250K',
    '250K-500K',
    '500K - 1M',
    '1M - 5M',
    'Greater than 5M',
  ]);
  const values = await options.evaluateAll((all) =>
    all.map((option) => option.getAttribute('value')),
  );
  expect(values).toEqual(['', '0:100K', '100K:250K', '250K:500K', '500K:1M', '1M:5M', '5M+']);
});
