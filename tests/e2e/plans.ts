import type { Page } from '@playwright/test';

/** The elements of the pricing section, by role and label. */
export function plansOn(page: Page) {
  const growth = page.getByRole('article', { name: 'Growth' });
  return {
    section: page.locator('#pricing'),
    // The native controls, which hold the choice also below the list that covers them.
    contacts: page.locator('select[name=contacts]'),
    emails: page.locator('select[name=emails]'),
    period: page.locator('select[name=period]'),
    currency: page.locator('select[name=currency]'),
    module: (name: 'Marketing Automation' | 'Transactional Emails' | 'App Analytics') =>
      page.getByRole('switch', { name, exact: true }),
    growth,
    /** Price, struck-through price, and period. */
    price: growth.getByRole('status'),
    struck: growth.getByRole('status').locator('s'),
    modules: growth.getByRole('group', { name: 'Modules' }),
    receipt: growth.getByRole('figure', { name: 'Receipt' }),
    start: growth.getByRole('link', { name: 'Get started free' }),
    enterprise: page.getByRole('article', { name: 'Enterprise' }),
  };
}

/** Opens a page and scrolls to its prices. */
export async function visitPlans(page: Page, path = '/') {
  await page.goto(path);
  const plans = plansOn(page);
  await plans.contacts.scrollIntoViewIfNeeded();
  return plans;
}

/** Null means none, as a service may write it. */
type Discount = { value: number } | null;

/** A module of GET /modules with a single tier. */
export function sampleModule(
  code: string,
  amounts: Readonly<Record<string, number>>,
  options: { max?: number; discounts?: Readonly<Record<string, Discount>> | null } = {},
) {
  const { max = 500, discounts = {} } = options;
  return {
    code,
    pricing: [
      {
        _id: `${code}-${max}`,
        contact_bracket: { min: 1, max },
        max,
        prices: Object.entries(amounts).map(([currency, amount]) => ({ currency, amount })),
        discounts,
      },
    ],
  };
}

/** Stubs GET /modules. */
export async function stubModules(page: Page, modules: readonly object[]): Promise<void> {
  await page.route('**/modules', (route) =>
    route.fulfill({
      json: { error: null, payload: { data: modules, meta: { size: modules.length } } },
    }),
  );
}
