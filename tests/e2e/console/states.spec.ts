import { expectAccessibleInAllThemes } from '../axe.ts';
import { expect, test } from './console-fixtures.ts';
import { goTo } from './console-page.ts';
import { enquiry } from './send.ts';

const calls = /\/api\/(?!session|surroundings)/;

test('while the store is away, keeps what was there, says since when, and recovers', async ({
  server,
  page,
}) => {
  const subject = await enquiry(server);
  const row = page.getByRole('link', { name: subject });
  await expect(row).toBeVisible();
  await page.route(calls, (route) =>
    route.fulfill({ status: 503, json: { error: 'The store is locked by another process.' } }),
  );
  const away = page.getByRole('alert').filter({ hasText: 'The store does not answer.' });
  await expect(away).toContainText(/You see what was there at \d\d:\d\d\. Trying again\./);
  await expect(row).toBeVisible();
  await goTo(page, 's', 'Suppressions');
  await expect(page.getByText('The store is locked by another process.')).toBeVisible();
  await expectAccessibleInAllThemes(page, [390, 1280]);
  await page.unroute(calls);
  await expect(away).toHaveCount(0);
  await expect(page.getByText('The store is locked by another process.')).toHaveCount(0);
});

test('says that a list is loading, and then what is not in it', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1, name: 'Inbox' })).toBeVisible();
  let respond = () => {};
  const held = new Promise<void>((resolve) => {
    respond = resolve;
  });
  await page.route(/\/api\/people\?/, async (route) => {
    await held;
    await route.continue();
  });
  await goTo(page, 'p', 'People');
  await page.getByRole('searchbox').fill('nobody has this name');
  const loading = page.getByRole('status').filter({ hasText: 'Loading' });
  await expect(loading).toBeVisible();
  await expectAccessibleInAllThemes(page, [390, 1280]);
  respond();
  await expect(page.getByRole('heading', { name: 'No contact matches' })).toBeVisible();
  await expect(loading).toHaveCount(0);
  await expectAccessibleInAllThemes(page, [390, 1280]);
});
