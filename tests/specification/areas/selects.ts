import type { Page } from '@playwright/test';
import { expect, journey } from '../journey.ts';

/** Focuses a select of the kit's page, and waits until the list has replaced the native control. */
async function activate(page: Page, name: string) {
  await page.getByLabel(name, { exact: true }).first().focus();
  const box = page
    .locator('input[role=combobox]')
    .and(page.getByRole('combobox', { name, exact: true }));
  await expect(box).toBeFocused();
  return box;
}

/** The options of an open menu, without those of native controls. */
const optionsOn = (page: Page) => page.getByRole('option').and(page.locator('div'));
const chipsOn = (page: Page) =>
  page.getByRole('button', { name: /^Remove/, includeHidden: true }).filter({ visible: true });

// A page with every variant of the select: the site itself does not use them all.
const single = journey('Single choice', async ({ site, holds }) => {
  const page = await (await site.kit()).newPage();
  const box = await activate(page, 'Country');
  await holds('R205', 'options have a label', async () => {
    await box.press('ArrowDown');
    await expect(optionsOn(page).first()).toHaveText(/\S/);
    await page.keyboard.press('Escape');
  });
  await holds('R301', 'required, with an asterisk', async () => {
    await expect(box).toHaveAttribute('aria-required', 'true');
    const content = await page
      .locator('label[for=country]')
      .evaluate((label) => getComputedStyle(label, '::after').content);
    expect(content).toContain('*');
  });
  for (const [code, typed] of [
    ['R304', 'D’IVO'],
    ['R305', 'cote'],
    ['R306', 'ivoi'],
  ] as const) {
    await holds(code, `"${typed}" finds Côte d’Ivoire`, async () => {
      await box.fill(typed);
      await expect(optionsOn(page)).toHaveText(['Côte d’Ivoire']);
    });
  }
  await holds('R205', 'and a value, which the form sends', async () => {
    await box.press('Enter');
    const data = await page.evaluate("new FormData(document.forms.kit).get('country')");
    expect(data).toBe('Côte d’Ivoire');
  });
  const town = await activate(page, 'Town');
  await holds('R302', 'an error under it', async () => {
    const message = page.getByText('Town is required.', { exact: true });
    await expect(message).toBeVisible();
    const [above, below] = [await town.boundingBox(), await message.boundingBox()];
    expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0) / 2);
  });
  await holds('R303', 'and a red border', async () => {
    const color = await town.evaluate((input) => {
      for (let part: typeof input | null = input; part; ) {
        const { borderTopWidth, borderTopColor } = getComputedStyle(part) as unknown as Record<
          string,
          string
        >;
        if (Number.parseFloat(borderTopWidth ?? '') > 0) return borderTopColor ?? '';
        part = (part as unknown as { parentElement: typeof input | null }).parentElement;
      }
      return '';
    });
    const [red = 0, green = 255, blue = 255] = color.match(/\d+/g)?.map(Number) ?? [];
    expect(red).toBeGreaterThan(2 * Math.max(green, blue));
  });
  await page.context().close();
});

const creatable = journey('Create', async ({ site, holds }) => {
  const page = await (await site.kit()).newPage();
  const box = await activate(page, 'Tools you use today');
  const create = optionsOn(page).filter({ hasText: /^Create / });
  await holds('R307', 'a new text is offered', async () => {
    await box.fill('Abacus');
    await expect(create).toHaveText('Create "Abacus"');
  });
  await holds('R308', 'but no empty one', async () => {
    for (const text of ['', '  ']) {
      await box.fill(text);
      await box.press('ArrowDown');
      await expect(create).toHaveCount(0);
    }
  });
  await holds('R309', 'nor one that matches an option', async () => {
    for (const text of ['mailchimp', 'HUBSPOT', ' Klaviyo ']) {
      await box.fill(text);
      await expect(optionsOn(page).first()).toBeVisible();
      await expect(create).toHaveCount(0);
    }
  });
  await holds('R307', 'Create chooses it', async () => {
    await box.fill('Abacus');
    await create.click();
    await expect(page.getByRole('button', { name: 'Remove Abacus' })).toBeVisible();
  });
  await page.context().close();
});

const multiple = journey('Multiple choice', async ({ site, holds }) => {
  const page = await (await site.kit()).newPage();
  const tools = await activate(page, 'Tools you use today');
  await tools.fill('Salesforce Marketing Cloud, HubSpot, Klaviyo, ');
  await page.getByRole('button', { name: 'Send' }).focus();
  await holds('R249', 'the first label, cut to 12 characters plus an ellipsis', () =>
    expect(page.getByText(/^Salesforce M ?(…|\.\.\.)/).first()).toBeVisible(),
  );
  await holds('R250', '+ N more', () => expect(page.getByText(/\+ 2 more/).first()).toBeVisible());
  await activate(page, 'Tools you use today');
  while ((await chipsOn(page).count()) > 0) await chipsOn(page).first().click();
  await tools.fill('Twelve chars, ');
  await page.getByRole('button', { name: 'Send' }).focus();
  await holds('R249 R250', 'no ellipsis for 12 characters, no N for one', async () => {
    await expect(page.getByText('Twelve chars', { exact: true }).first()).toBeVisible();
    await expect(page.getByText(/more$/)).toHaveCount(0);
  });

  const letters = await activate(page, 'Letters');
  await letters.press('ArrowDown');
  const all = optionsOn(page).filter({ hasText: 'Select All' });
  const chips = page.getByRole('button', { name: /^Remove Letter/, includeHidden: true });
  await holds('R310', 'Select All selects all', async () => {
    await all.click();
    await expect(chips).toHaveCount(26);
  });
  await holds('R311', 'and clears all if all are selected', async () => {
    await all.click();
    await expect(chips).toHaveCount(0);
  });
  await holds('R310', 'all that are left, if some are selected', async () => {
    await optionsOn(page)
      .filter({ hasText: /^Letter B$/ })
      .click();
    await all.click();
    await expect(chips).toHaveCount(26);
  });
  await page.context().close();
});

const menu = journey('The menu', async ({ site, holds }) => {
  const page = await (await site.kit()).newPage();
  for (const [code, name, text] of [
    ['R372', 'Nothing', 'No options'],
    ['R373', 'Slow', 'Loading...'],
  ] as const) {
    await (await activate(page, name)).press('ArrowDown');
    await holds(code, text, () =>
      expect(page.getByText(text, { exact: true }).filter({ visible: true }).last()).toBeVisible(),
    );
    await page.keyboard.press('Escape');
  }
  for (const [codes, name, height] of [
    ['R410', 'Town', 140],
    ['R409', 'Letters', 300],
  ] as const) {
    await holds(codes, `${name}: ${height} pixels`, async () => {
      await (await activate(page, name)).press('ArrowDown');
      const list = page.getByRole('listbox', { name }).locator('..');
      await expect.poll(async () => (await list.boundingBox())?.height).toBe(height);
      await page.keyboard.press('Escape');
    });
  }
  await page.context().close();
});

/** The one select of the site with several choices. */
const tools = journey('The tools of the startup form', async ({ page, holds }) => {
  await page.goto('/startup');
  const form = page.getByRole('form', { name: 'Startup application' });
  const label = 'Tools you use today';
  await form.getByLabel(label, { exact: true }).first().focus();
  const box = form.locator('input[role=combobox]').and(form.getByRole('combobox', { name: label }));
  const options = optionsOn(page);
  await holds('R307 R309', 'offers to create what it does not have', async () => {
    await box.fill('Abacus');
    await expect(options.filter({ hasText: 'Create "Abacus"' })).toBeVisible();
    await box.fill('spreadsheets');
    await expect(options.filter({ hasText: /^Create/ })).toHaveCount(0);
  });
  await holds('R310 R311', 'selects all, and none', async () => {
    await box.fill('');
    await box.press('ArrowDown');
    const all = options.filter({ hasText: 'Select All' });
    const chips = form.getByRole('button', { name: /^Remove/, includeHidden: true });
    await all.click({ timeout: 5_000 });
    await expect(chips).not.toHaveCount(0);
    await all.click({ timeout: 5_000 });
    await expect(chips).toHaveCount(0);
  });
});

export const selectJourneys = [single, creatable, multiple, menu, tools];
