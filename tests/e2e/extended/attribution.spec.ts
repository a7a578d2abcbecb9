import { expect, type Page, test } from '../fixtures.ts';
import { plansOn, visitPlans } from '../plans.ts';

const landing = 'utm_source=x&utm_medium=y';

test('R21, R22 a landing with a query is stored under utm, kept without one, and replaced by a newer one', async ({
  page,
}) => {
  await page.goto('/contact/sent');
  expect(await storedUtm(page)).toBeNull();
  await page.goto(`/?${landing}`);
  expect(await storedUtm(page)).toBe(landing);
  await page.goto('/contact/sent');
  expect(await storedUtm(page)).toBe(landing);
  await page.goto('/?utm_source=later');
  expect(await storedUtm(page)).toBe('utm_source=later');
});

test('R21 the pricing choice in the URL is not stored as a landing query', async ({ page }) => {
  const { contacts, price } = await visitPlans(page, `/?${landing}`);
  await contacts.selectOption('501 - 1,000');
  await expect(price).toContainText('$7.50');
  await expect(page).toHaveURL(/contacts=1000/);
  await page.reload();
  expect(await storedUtm(page)).toBe(landing);
  await page.goto('/?contacts=1000&currency=NGN');
  expect(await storedUtm(page)).toBe(landing);
});

test('R21 H5 what another page would write itself is a landing query, and stored whole', async ({
  page,
}) => {
  for (const [path, query] of [
    ['/demo', 'plan=pro&cost=9&utm_campaign=z'],
    ['/contact', 'contacts=1000&currency=NGN'],
    ['/calculator', 'plan=flex&period=year'],
    ['/pricing', 'plan=pro&cost=9&utm_campaign=z'],
    ['/developers/guides/quickstart', 'q=bounced&services=push'],
  ]) {
    await page.goto(`${path}?${query}`);
    expect(await storedUtm(page), path).toBe(query);
  }
  await page.goto('/developers/search?q=bounced');
  expect(await storedUtm(page)).toBe('q=bounced&services=push');
});

test('R23, R77, R78, R358 every link to the app carries the stored query and its location, and leads there', async ({
  page,
}) => {
  await page.goto(`/?${landing}`);
  const agency = page.getByRole('contentinfo').getByRole('link', { name: 'Agency registration' });
  await expect(agency).toHaveAttribute('href', new RegExp(`/app/register/agency\\?${landing}$`));
  await page.goto('/');
  const hrefs = await startLinks(page);
  expect(hrefs.filter(({ place }) => place === 'header').length).toBeGreaterThanOrEqual(2);
  expect(hrefs.filter(({ place }) => place === 'main').length).toBeGreaterThanOrEqual(2);
  for (const { place, href } of hrefs) {
    expect(href).toBe(`/app/register?${landing}&location=${place}`);
  }
  await page.getByRole('banner').getByRole('link', { name: 'Get started free' }).click();
  await expect(page).toHaveURL(`/app/register?${landing}&location=header`);
  await expect(page.getByRole('main')).toContainText(`/app/register?${landing}&location=header`);
});

test('R77 the link on the Growth card keeps the stored query when the plan changes', async ({
  page,
  baseURL,
}) => {
  const { contacts, growth, start } = await visitPlans(page, `/?${landing}`);
  const expected = `${baseURL}/app/register?${landing}&location=main`;
  await contacts.selectOption({ index: 1 });
  await expect(growth).toContainText('$7.50');
  await expect(start).toHaveJSProperty('href', expected);
  // Above the highest tier, the link is replaced by one to Enterprise.
  await contacts.selectOption({ index: (await contacts.getByRole('option').count()) - 1 });
  await expect(start).toBeHidden();
  await contacts.selectOption({ index: 0 });
  await expect(start).toHaveJSProperty('href', expected);
});

test('H5 our location parameter overrides a stored one', async ({ page }) => {
  await page.goto('/?location=elsewhere&ref=z');
  for (const { place, href } of await startLinks(page)) {
    expect(href).toBe(`/app/register?ref=z&location=${place}`);
  }
});

test('the hand-over page shows its path as text', async ({ page }) => {
  const alerts: string[] = [];
  page.on('dialog', async (dialog) => {
    alerts.push(dialog.message());
    await dialog.dismiss();
  });
  for (const [path, shown] of [
    ['/app/<script>alert(1)</script>', '/app/<script>alert(1)</script>'],
    ['/app/%3Cimg%20src=x%20onerror=alert(1)%3E', '/app/<img src=x onerror=alert(1)>'],
    ['/app/%26lt%3Bb%26gt%3B', '/app/&lt;b&gt;'],
    ['/app/x?a="><b>', '/app/x?a='],
  ] as const) {
    await test.step(path, async () => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(200);
      const main = page.getByRole('main');
      await expect(main).toContainText(shown);
      await expect(main.locator('code *, b')).toHaveCount(0);
    });
  }
  expect(alerts).toEqual([]);
});

test('H6 with blocked storage, everything works and links carry this landing', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.addInitScript(`
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { get() { throw new DOMException('no', 'SecurityError'); } });
  `);
  await page.goto(`/?${landing}`);
  await expect(page.evaluate('localStorage')).rejects.toThrow();
  for (const { place, href } of await startLinks(page)) {
    expect(href).toBe(`/app/register?${landing}&location=${place}`);
  }
  const { period, price } = plansOn(page);
  await period.scrollIntoViewIfNeeded();
  await period.selectOption('Annually');
  await expect(price).toContainText('$40.50');
  await page.getByRole('button', { name: 'Products' }).click();
  await expect(page.getByRole('link', { name: /^App Analytics/ }).first()).toBeVisible();
  expect(errors).toEqual([]);
});

function storedUtm(page: Page): Promise<unknown> {
  return page.evaluate("localStorage.getItem('utm')");
}

/** Path and query of all "Get started free" links, the closed menu included. */
async function startLinks(page: Page): Promise<{ place: 'header' | 'main'; href: string }[]> {
  const links = { name: 'Get started free', includeHidden: true };
  const found: { place: 'header' | 'main'; href: string }[] = [];
  for (const [place, role] of [
    ['header', 'banner'],
    ['main', 'main'],
  ] as const) {
    for (const link of await page.getByRole(role).getByRole('link', links).all()) {
      const href = await link.evaluate(
        ({ pathname, search }: HTMLAnchorElement) => pathname + search,
      );
      found.push({ place, href });
    }
  }
  expect(found.length).toBeGreaterThan(2);
  return found;
}
