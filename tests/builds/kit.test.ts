// Long: all tests share one page, whose build takes most of the time.

import { AxeBuilder } from '@axe-core/playwright';
import { type Page, expect as playwrightExpect } from '@playwright/test';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { delayRequests } from '../e2e/delay-requests.ts';
import { brotliSize } from '../site/built-site.ts';
import { type Kit, openKit } from './kit-page/open-kit.ts';

const expectPage = playwrightExpect.configure({ timeout: 20_000 });
let kit: Kit;

beforeAll(async () => {
  kit = await openKit();
});
afterAll(() => kit?.close());
afterEach(async () => {
  // Policy violations and warnings of Base UI appear on the console.
  expect(await kit.closePages()).toEqual([]);
});

describe('the native control', () => {
  it('has the kit’s names in the HTML, and submits without script', async () => {
    const page = await kit.newPage({ javaScriptEnabled: false });
    await page
      .getByRole('textbox', { name: 'Tools you use today', exact: true })
      .fill('Mailchimp, Zeta');
    await page.getByRole('combobox', { name: 'Country', exact: true }).selectOption('Ghana');
    await page.getByRole('listbox', { name: 'Letters' }).selectOption(['Letter B', 'Letter D']);
    await page.getByRole('button', { name: 'Send' }).click();
    await page.waitForURL(/country=Ghana/);
    const query = new URL(page.url()).searchParams;
    expect(query.get('tools')).toBe('Mailchimp, Zeta');
    expect(query.getAll('letters')).toEqual(['Letter B', 'Letter D']);
  });

  it('shows No options and Loading... (R372, R373, D20), without style attributes', async () => {
    const page = await kit.newPage({ javaScriptEnabled: false });
    await expectPage(page.getByRole('listbox', { name: 'Nothing' }).getByRole('option')).toHaveText(
      'No options',
    );
    await expectPage(page.getByRole('listbox', { name: 'Slow' }).getByRole('option')).toHaveText(
      'Loading...',
    );
    expect(await page.content()).not.toMatch(/<[^>]+\sstyle=/);
  });

  it('stays on a touch screen, where the system’s own picker works better', async () => {
    const page = await kit.newPage({ hasTouch: true, isMobile: true, viewport: phone });
    await page.getByRole('combobox', { name: 'Country' }).tap();
    await page.getByRole('textbox', { name: 'Town' }).tap();
    await expectPage(page.getByRole('combobox', { name: 'Town' })).toBeFocused();
    await expectPage(page.locator('select[name=country]#country')).toBeVisible();
  });

  it('stays usable when the list’s code fails to load, which the next focus retries', async () => {
    const page = await kit.newPage();
    await page.route(listCode, (route) => route.abort());
    const failed = page.waitForEvent('requestfailed');
    const native = page.getByRole('textbox', { name: 'Town' });
    await native.fill('Kumasi');
    await failed;
    await expectPage(native).toHaveValue('Kumasi');
    expect(await formData(page)).toContain('town=Kumasi');
    await page.unroute(listCode);
    kit.ignore(/ERR_FAILED/);
    await page.reload();
    await native.focus();
    await expectPage(page.getByRole('combobox', { name: 'Town' })).toBeFocused();
  });
});

describe('the list replaces it', () => {
  it('on focus, not before, with at most 50 KiB', async () => {
    const page = await kit.newPage();
    const scripts: Promise<Buffer>[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('.js')) scripts.push(response.body());
    });
    await hydrate(page);
    await page.getByRole('button', { name: 'Arrive' }).click();
    await expectPage(page.getByRole('listbox', { name: 'Slow' }).getByRole('option')).toHaveText(
      'Late',
    );
    const before = scripts.length;
    await activate(page, 'Tools you use today');
    const bytes = (await Promise.all(scripts.slice(before))).map(brotliSize);
    expect(bytes.length).toBeGreaterThan(0);
    expect(bytes.reduce((total, size) => total + size, 0)).toBeLessThanOrEqual(50 * 1024);
  });

  it('and keeps the selection', async () => {
    const page = await kit.newPage();
    await page.evaluate(
      "document.querySelector('[name=tools]').value = ' zeta, HUBSPOT ,, hubspot'",
    );
    await page.evaluate("document.querySelector('[name=letters]').options[3].selected = true");
    await activate(page, 'Tools you use today');
    await expectPage(chipsOn(page)).toHaveCount(2);
    await expectPage(page.getByRole('button', { name: 'Remove HubSpot' })).toBeVisible();
    await activate(page, 'Letters');
    await expectPage(page.getByRole('button', { name: 'Remove Letter D' })).toBeVisible();
    expect(await formData(page)).toContain('letters=Letter+D');
  });

  it('and keeps the word being typed', async () => {
    const page = await kit.newPage();
    const { release } = await delayRequests(page, listCode);
    await page.getByRole('textbox', { name: 'Tools' }).pressSequentially('Mailchimp, Hub');
    release();
    const box = page.getByRole('combobox', { name: 'Tools' });
    await expectPage(box).toBeFocused();
    await expectPage(box).toHaveValue('Hub');
    await expectPage(chipsOn(page)).toHaveAccessibleName(/Mailchimp/);
    await box.pressSequentially('S');
    await expectPage(optionsOn(page)).toHaveText(['HubSpot', 'Create "HubS"']);
  });

  it('but not while the browser’s own list is open', async () => {
    const page = await kit.newPage();
    await hydrate(page);
    const native = page.locator('select[name=country]');
    await native.dispatchEvent('pointerdown');
    await native.focus();
    // When another list is shown, the code has loaded.
    await activate(page, 'Letters', 'hover');
    await expectPage(native).toBeFocused();
    await expectPage(native).toHaveId('country');
    await native.selectOption('Kenya');
    await expectPage(page.getByRole('combobox', { name: 'Country' })).toHaveValue('Kenya');
    await expectPage(native).not.toHaveId('country');
  });
});

describe('single choice', () => {
  it('R301, R304–R306 searches for any part of a label, ignoring case and accents, by keyboard', async () => {
    const page = await kit.newPage();
    const box = await activate(page, 'Country');
    await expectPage(box).toHaveAttribute('aria-required', 'true');
    await expectPage(page.locator('label[for=country]')).toHaveText('Country');
    const asterisk = await page.evaluate(
      "getComputedStyle(document.querySelector('label[for=country]'), '::after').content",
    );
    expect(asterisk).toContain('*');
    await box.pressSequentially('D’IVO');
    await expectPage(optionsOn(page)).toHaveText(['Côte d’Ivoire']);
    await box.fill('');
    await box.pressSequentially('cote');
    await box.press('Enter');
    await expectPage(box).toHaveValue('Côte d’Ivoire');
    await expectPage(page.getByRole('listbox', { name: 'Country' })).toBeHidden();
    expect(await formData(page)).toContain('country=C%C3%B4te+d%E2%80%99Ivoire');

    await box.fill('');
    expect(await formData(page)).toContain('country=&');
  });

  it('keeps the choice when the search is canceled', async () => {
    const page = await kit.newPage();
    const box = await activate(page, 'Country');
    await box.press('ArrowDown');
    await box.press('ArrowDown');
    await box.press('Enter');
    await expectPage(box).toHaveValue(/Ghana|Côte/);
    const before = await formData(page);
    await box.pressSequentially('zzz');
    await expectPage(page.getByText('No options').last()).toBeVisible();
    await box.press('Escape');
    await expectPage(page.getByRole('listbox', { name: 'Country' })).toBeHidden();
    expect(await formData(page)).toBe(before);
  });

  it('R302, R303 shows its error as text that describes the input, and a red border', async () => {
    const page = await kit.newPage();
    const red = 'rgb(163, 35, 26)';
    const native = page.getByRole('textbox', { name: 'Town' });
    await expectPage(native).toHaveAccessibleDescription('Town is required.');
    await expectPage(native).toHaveCSS('border-color', red);
    const box = await activate(page, 'Town');
    await expectPage(box).toHaveAttribute('aria-invalid', 'true');
    await expectPage(box).toHaveAccessibleDescription('Town is required.');
    await expectPage(page.getByRole('group').filter({ has: box })).toHaveCSS('border-color', red);
  });

  it('R307 accepts a new value', async () => {
    const page = await kit.newPage();
    const box = await activate(page, 'Town');
    await box.pressSequentially('Kumasi, Ashanti');
    await page.getByRole('option', { name: 'Create "Kumasi, Ashanti"' }).click();
    await expectPage(box).toHaveValue('Kumasi, Ashanti');
    expect(await formData(page)).toContain('town=Kumasi%2C+Ashanti');
    await box.fill('');
    await box.pressSequentially('Tamale');
    await box.press('Tab');
    expect(await formData(page)).toContain('town=Tamale');
  });
});

describe('multiple choice', () => {
  it('R307–R309, D18 offers to create new values only', async () => {
    const page = await kit.newPage();
    const box = await activate(page, 'Tools you use today');
    const create = page.getByRole('option', { name: /^Create/ });
    for (const [text, offers] of [
      ['Zeta', ['Create "Zeta"']],
      [' mailCHIMP ', []],
      ['   ', []],
      ['<img src=x>', ['Create "<img src=x>"']],
    ] as const) {
      await box.fill(text);
      await expectPage(create).toHaveText([...offers]);
    }
    await box.fill('Zeta');
    await box.press('Enter');
    await expectPage(page.getByRole('button', { name: 'Remove Zeta' })).toBeVisible();
    await box.fill('zeta');
    await expectPage(page.getByRole('option', { name: 'Zeta', exact: true })).toBeVisible();
    await expectPage(create).toHaveCount(0);
  });

  it('accepts a list with commas, and the typed text on blur', async () => {
    const page = await kit.newPage();
    const box = await activate(page, 'Tools you use today');
    await box.fill('hubspot, Zeta, Ome');
    await expectPage(box).toHaveValue('Ome');
    await expectPage(chipsOn(page)).toHaveCount(2);
    await box.pressSequentially('ga');
    await page.getByRole('heading', { name: 'Kit' }).click();
    await expectPage(page.getByText('HubSpot + 2 more')).toBeVisible();
    expect(await formData(page)).toContain('tools=HubSpot%2C+Zeta%2C+Omega&');
  });

  it('R249, R250, D17 shows the first choice and the number of others without focus', async () => {
    const page = await kit.newPage();
    const box = await activate(page, 'Tools you use today');
    for (const [typed, shown] of [
      ['Salesforce', 'Salesforce M…'],
      ['Klaviyo', 'Salesforce M… + 1 more'],
      ['Hub', 'Salesforce M… + 2 more'],
    ] as const) {
      await box.fill('');
      await box.pressSequentially(typed);
      await box.press('Enter');
      await expectPage(page.getByText(shown, { exact: true })).toBeHidden();
      await page.getByRole('button', { name: 'Send' }).focus();
      await expectPage(page.getByText(shown, { exact: true })).toBeVisible();
      await expectPage(chipsOn(page)).toHaveCount(0);
      await box.focus();
    }
    await expectPage(box).toHaveAccessibleDescription(
      /Salesforce Marketing Cloud, Klaviyo, HubSpot/,
    );
  });

  it('R310, R311, D19 Select All selects every option despite a search, then none', async () => {
    const page = await kit.newPage();
    const box = await activate(page, 'Letters');
    const all = page.getByRole('option', { name: 'Select All' });
    const chips = chipsOn(page);
    await box.fill('letter q');
    await expectPage(optionsOn(page)).toHaveText(['Letter Q', 'Select All']);
    await all.click();
    await expectPage(chips).toHaveCount(26);
    await box.press('ArrowDown');
    await expectPage(all).toHaveAttribute('aria-selected', 'true');
    await box.press('ArrowUp');
    await optionsOn(page, 'Letter A').click();
    await expectPage(chips).toHaveCount(25);
    await expectPage(all).toHaveAttribute('aria-selected', 'false');
    await all.click();
    await expectPage(chips).toHaveCount(26);
    await all.click();
    await expectPage(chips).toHaveCount(0);
    expect(await formData(page)).not.toContain('letters=');
  });

  it('removes chips by keyboard and by pointer, but not with Escape', async () => {
    const page = await kit.newPage();
    const box = await activate(page, 'Tools you use today');
    await box.fill('A, B, C, D, ');
    const chips = chipsOn(page);
    await expectPage(chips).toHaveCount(4);
    await box.press('Escape');
    await box.press('Escape');
    await expectPage(chips).toHaveCount(4);
    await box.press('Backspace');
    await expectPage(chips).toHaveCount(3);
    await box.press('ArrowLeft');
    await expectPage(page.getByRole('group', { name: 'C', exact: true })).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Delete');
    await expectPage(page.getByRole('button', { name: 'Remove B' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Remove A' }).click();
    await expectPage(box).toBeFocused();
    expect(await formData(page)).toContain('tools=C&');
  });

  it('is cleared when the form is reset', async () => {
    const page = await kit.newPage();
    await (await activate(page, 'Tools you use today')).fill('A, B, ');
    await (await activate(page, 'Country')).fill('Kenya');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Reset' }).click();
    await expectPage(page.getByRole('combobox', { name: 'Country' })).toHaveValue('');
    await expectPage(page.getByText('A + 1 more')).toHaveCount(0);
    expect(await formData(page)).toMatch(/^tools=&country=&town=/);
  });

  it('R372, R373 shows No options, and Loading... until they are loaded', async () => {
    const page = await kit.newPage();
    await (await activate(page, 'Nothing')).press('ArrowDown');
    await expectPage(page.getByRole('status').filter({ hasText: 'No options' })).toBeVisible();
    await page.keyboard.press('Escape');
    await (await activate(page, 'Slow')).press('ArrowDown');
    await expectPage(page.getByRole('status').filter({ hasText: 'Loading...' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Arrive' }).click();
    await page.getByRole('combobox', { name: 'Slow' }).press('ArrowDown');
    await expectPage(optionsOn(page)).toHaveText(['Late', 'Select All']);
  });
});

describe('the menu', () => {
  it('R409, R410 is 140 to 300 pixels high, on a phone too', async () => {
    for (const viewport of [{ width: 1280, height: 800 }, phone]) {
      const page = await kit.newPage({ viewport });
      for (const [name, height] of [
        ['Town', 140],
        ['Letters', 300],
      ] as const) {
        await (await activate(page, name)).press('ArrowDown');
        const menu = page.getByRole('listbox', { name }).locator('..');
        await expectPage.poll(async () => (await menu.boundingBox())?.height).toBe(height);
        await page.keyboard.press('Escape');
        await expectPage(menu).toBeHidden();
      }
    }
  });

  it('has targets of at least 24 pixels', async () => {
    const page = await kit.newPage({ viewport: phone });
    await (await activate(page, 'Tools you use today')).fill('A, ');
    await page.keyboard.press('ArrowDown');
    for (const target of [
      optionsOn(page).first(),
      page.getByRole('button', { name: 'Remove A' }),
      page.getByRole('button', { name: 'Show choices', includeHidden: true }),
    ]) {
      const box = await target.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
    }
  });

  it('outlines the active option in forced colors, and has no transition with reduced motion', async () => {
    const page = await kit.newPage({ forcedColors: 'active', reducedMotion: 'reduce' });
    await (await activate(page, 'Town')).press('ArrowDown');
    const option = optionsOn(page).first();
    await expectPage(option).toHaveAttribute('data-highlighted', '');
    await expectPage(option).toHaveCSS('outline-style', 'solid');
    await expectPage(page.getByRole('listbox', { name: 'Town' }).locator('..')).toHaveCSS(
      'transition-property',
      'none',
    );
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    it(`has no axe violations, open and closed, ${colorScheme}`, async () => {
      const page = await kit.newPage({ colorScheme, viewport: phone, reducedMotion: 'reduce' });
      await (await activate(page, 'Letters')).press('ArrowDown');
      await page.getByRole('option', { name: 'Select All' }).click();
      expect(await axe(page)).toEqual([]);
      await (await activate(page, 'Tools you use today')).fill('A long name of a tool, b, new');
      await expectPage(page.getByRole('option', { name: 'Create "new"' })).toBeVisible();
      expect(await axe(page)).toEqual([]);
      await activate(page, 'Country');
      await (await activate(page, 'Nothing')).press('ArrowDown');
      expect(await axe(page)).toEqual([]);
      await page.getByRole('button', { name: 'Send' }).focus();
      await expectPage(page.getByText('A long name … + 2 more')).toBeVisible();
      expect(await axe(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    });
  }
});

const phone = { width: 360, height: 740 };
/** The chunk of the list, with Base UI. */
const listCode = /KitBox/;

/** Focuses a select and waits until the list has replaced the native control. */
async function activate(page: Page, name: string, how: 'focus' | 'hover' = 'focus') {
  await page.getByLabel(name, { exact: true }).first()[how]();
  const box = page
    .locator('input[role=combobox]')
    .and(page.getByRole('combobox', { name, exact: true }));
  await expectPage(box).toBeVisible();
  if (how === 'focus') await expectPage(box).toBeFocused();
  return box;
}

/** Loads the island's code, without that of the lists. */
async function hydrate(page: Page) {
  await page.getByRole('button', { name: 'Send' }).focus();
  await expectPage(page.getByRole('button', { name: 'Arrive' })).toBeEnabled();
}

/** The visible remove buttons of chips; an open menu hides them from screen readers. */
function chipsOn(page: Page) {
  return page
    .getByRole('button', { name: /^Remove/, includeHidden: true })
    .filter({ visible: true });
}

/** The options of an open menu, without those of native controls. */
function optionsOn(page: Page, name?: string) {
  const items = name ? page.getByRole('option', { name, exact: true }) : page.getByRole('option');
  return items.and(page.locator('div'));
}

/** The form's current data as a query string. */
async function formData(page: Page): Promise<string> {
  return String(
    await page.evaluate(
      "new URLSearchParams(new FormData(document.forms.namedItem('kit'))).toString()",
    ),
  );
}

async function axe(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
