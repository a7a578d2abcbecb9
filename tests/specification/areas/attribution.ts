import type { Page } from '@playwright/test';
import { expect, journey } from '../journey.ts';

const landing = 'utm_source=x&utm_medium=y';

const storedUtm = (page: Page): Promise<unknown> => page.evaluate("localStorage.getItem('utm')");

const stored = journey('The landing query', async ({ page, holds, literally }) => {
  await page.goto('/');
  await holds('R22', 'a first visit without a query stores nothing', async () =>
    expect(await storedUtm(page)).toBeNull(),
  );
  await page.goto(`/?${landing}`);
  await holds('R21', 'is stored', async () => expect(await storedUtm(page)).toBe(landing));
  await page.goto('/contact');
  await holds('R22', 'a visit without a query leaves it', async () =>
    expect(await storedUtm(page)).toBe(landing),
  );
  for (const [path, query] of [
    ['/products/campaign', 'utm_source=later'],
    ['/demo', 'plan=pro&cost=9&utm_campaign=z'],
    ['/no-such-page', 'a=%C3%A9&b'],
  ]) {
    await page.goto(`${path}?${query}`);
    await holds('R21', `a newer one, of ${path}, is stored whole`, async () =>
      expect(await storedUtm(page)).toBe(query),
    );
  }
  await page.goto('/pricing?utm_source=q&plan=flex');
  await literally('R21', 'with a choice of prices, too', async () =>
    expect(await storedUtm(page)).toBe('utm_source=q&plan=flex'),
  );
});

const appended = journey('Registration links', async ({ page, holds, site }) => {
  const register = `${site.bases.app}/register`;
  for (const path of ['/', '/products/campaign', '/pricing', '/calculator']) {
    await page.goto(`${path}?${landing}`);
    await page.goto(path);
    for (const [place, role] of [
      ['header', 'banner'],
      ['main', 'main'],
    ] as const) {
      const links = page
        .getByRole(role)
        .getByRole('link', { name: 'Get started free', includeHidden: true });
      await holds('R23 R76 R77 R78', `those of ${path} in ${place} carry it`, async () => {
        const hrefs = await links.evaluateAll((all) =>
          all.map((link) => ('href' in link ? String(link.href) : '')),
        );
        expect(hrefs.length).toBeGreaterThan(0);
        for (const href of hrefs) expect(href).toBe(`${register}?${landing}&location=${place}`);
      });
    }
  }
  await page.goto('/');
  await holds('R358', 'a press leads to the app', async () => {
    await page.getByRole('main').getByRole('link', { name: 'Get started free' }).first().click();
    await page.waitForURL(`${register}?${landing}&location=main`);
  });
  await page.goto('/pricing');
  await holds('R359', "'Get a demo' leads to the guest site", async () => {
    const link = page
      .getByRole('article', { name: 'Enterprise' })
      .getByRole('link', { name: 'Get a demo' });
    await link.click();
    await page.waitForURL(`${site.bases.guest}/demo`);
  });
  for (const path of ['/demo', '/startup', '/developers']) {
    await page.goto(path);
    await holds('R360', `Log In of ${path} leads to the app`, async () => {
      await page.getByRole('banner').getByRole('link', { name: 'Log In' }).click();
      await page.waitForURL(`${site.bases.app}/login`);
    });
  }
});

export const attributionJourneys = [stored, appended];
