// Long: one page with every component, which all cases share.

import { AxeBuilder } from '@axe-core/playwright';
import { expect as expectPage, type Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { compressed } from './built-site.ts';
import { type Kit, openKit } from './kit-page/open-kit.ts';

const see = expectPage.configure({ timeout: 20_000 });
let kit: Kit;

beforeAll(async () => {
  kit = await openKit();
});
afterAll(() => kit?.close());
afterEach(async () => {
  // The policy refuses loudly; a warning of the library is a fault of ours.
  expect(await kit.leave()).toEqual([]);
});

describe('the native control', () => {
  it('stands in the HTML under the kit’s names, and posts without script', async () => {
    const page = await kit.visit({ javaScriptEnabled: false });
    await page
      .getByRole('textbox', { name: 'Tools you use today', exact: true })
      .fill('Mailchimp, Zeta');
    await page.getByRole('combobox', { name: 'Country', exact: true }).selectOption('Ghana');
    await page.getByRole('listbox', { name: 'Letters' }).selectOption(['Letter B', 'Letter D']);
    await page.getByRole('button', { name: 'Send' }).click();
    await page.waitForURL(/country=Ghana/);
    const sent = new URL(page.url()).searchParams;
    expect(sent.get('tools')).toBe('Mailchimp, Zeta');
    expect(sent.getAll('letters')).toEqual(['Letter B', 'Letter D']);
  });

  it('says No options and Loading... (R372, R373, D20), without style attributes', async () => {
    const page = await kit.visit({ javaScriptEnabled: false });
    await see(page.getByRole('listbox', { name: 'Nothing' }).getByRole('option')).toHaveText(
      'No options',
    );
    await see(page.getByRole('listbox', { name: 'Slow' }).getByRole('option')).toHaveText(
      'Loading...',
    );
    expect(await page.content()).not.toMatch(/<[^>]+\sstyle=/);
  });

  it('stays where the system’s own picker serves better: a plain choice on a touch screen', async () => {
    const page = await kit.visit({ hasTouch: true, isMobile: true, viewport: phone });
    await page.getByRole('combobox', { name: 'Country' }).tap();
    await page.getByRole('textbox', { name: 'Town' }).tap();
    await see(page.getByRole('combobox', { name: 'Town' })).toBeFocused();
    await see(page.locator('select[name=country]#country')).toBeVisible();
  });

  it('stays usable when the list’s code does not arrive, and the next touch tries again', async () => {
    const page = await kit.visit();
    await page.route(listCode, (route) => route.abort());
    const failed = page.waitForEvent('requestfailed');
    const native = page.getByRole('textbox', { name: 'Town' });
    await native.fill('Kumasi');
    await failed;
    await see(native).toHaveValue('Kumasi');
    expect(await sent(page)).toContain('town=Kumasi');
    await page.unroute(listCode);
    kit.forgive(/ERR_FAILED/);
    await page.reload();
    await native.focus();
    await see(page.getByRole('combobox', { name: 'Town' })).toBeFocused();
  });
});

describe('the list takes its place', () => {
  it('when the control is touched, not before, for at most 50 KiB', async () => {
    const page = await kit.visit();
    const scripts: Promise<Buffer>[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('.js')) scripts.push(response.body());
    });
    await hydrate(page);
    await page.getByRole('button', { name: 'Arrive' }).click();
    await see(page.getByRole('listbox', { name: 'Slow' }).getByRole('option')).toHaveText('Late');
    const before = scripts.length;
    await touch(page, 'Tools you use today');
    const bytes = (await Promise.all(scripts.slice(before))).map(compressed);
    expect(bytes.length).toBeGreaterThan(0);
    expect(bytes.reduce((total, size) => total + size, 0)).toBeLessThanOrEqual(50 * 1024);
  });

  it('and keeps what was chosen before', async () => {
    const page = await kit.visit();
    await page.evaluate(
      "document.querySelector('[name=tools]').value = ' zeta, HUBSPOT ,, hubspot'",
    );
    await page.evaluate("document.querySelector('[name=letters]').options[3].selected = true");
    await touch(page, 'Tools you use today');
    await see(chipsOn(page)).toHaveCount(2);
    await see(page.getByRole('button', { name: 'Remove HubSpot' })).toBeVisible();
    await touch(page, 'Letters');
    await see(page.getByRole('button', { name: 'Remove Letter D' })).toBeVisible();
    expect(await sent(page)).toContain('letters=Letter+D');
  });

  it('and leaves a word that is being typed in the visitor’s hands', async () => {
    const page = await kit.visit();
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(listCode, async (route) => {
      await released;
      await route.continue();
    });
    await page.getByRole('textbox', { name: 'Tools' }).pressSequentially('Mailchimp, Hub');
    release();
    const box = page.getByRole('combobox', { name: 'Tools' });
    await see(box).toBeFocused();
    await see(box).toHaveValue('Hub');
    await see(chipsOn(page)).toHaveAccessibleName(/Mailchimp/);
    await box.pressSequentially('S');
    await see(itemsOn(page)).toHaveText(['HubSpot', 'Create "HubS"']);
  });

  it('but not while the browser’s own list is open', async () => {
    const page = await kit.visit();
    await hydrate(page);
    const native = page.locator('select[name=country]');
    await native.dispatchEvent('pointerdown');
    await native.focus();
    // When another's list is there, its code is.
    await touch(page, 'Letters', 'hover');
    await see(native).toBeFocused();
    await see(native).toHaveId('country');
    await native.selectOption('Kenya');
    await see(page.getByRole('combobox', { name: 'Country' })).toHaveValue('Kenya');
    await see(native).not.toHaveId('country');
  });
});

describe('one choice', () => {
  it('R301, R304–R306 is found by any part of it, without its case and accents, by keyboard', async () => {
    const page = await kit.visit();
    const box = await touch(page, 'Country');
    await see(box).toHaveAttribute('aria-required', 'true');
    await see(page.locator('label[for=country]')).toHaveText('Country');
    const asterisk = await page.evaluate(
      "getComputedStyle(document.querySelector('label[for=country]'), '::after').content",
    );
    expect(asterisk).toContain('*');
    await box.pressSequentially('D’IVO');
    await see(itemsOn(page)).toHaveText(['Côte d’Ivoire']);
    await box.fill('');
    await box.pressSequentially('cote');
    await box.press('Enter');
    await see(box).toHaveValue('Côte d’Ivoire');
    await see(page.getByRole('listbox', { name: 'Country' })).toBeHidden();
    expect(await sent(page)).toContain('country=C%C3%B4te+d%E2%80%99Ivoire');

    await box.fill('');
    expect(await sent(page)).toContain('country=&');
  });

  it('keeps the choice when the search is called off', async () => {
    const page = await kit.visit();
    const box = await touch(page, 'Country');
    await box.press('ArrowDown');
    await box.press('ArrowDown');
    await box.press('Enter');
    await see(box).toHaveValue(/Ghana|Côte/);
    const before = await sent(page);
    await box.pressSequentially('zzz');
    await see(page.getByText('No options').last()).toBeVisible();
    await box.press('Escape');
    await see(page.getByRole('listbox', { name: 'Country' })).toBeHidden();
    expect(await sent(page)).toBe(before);
  });

  it('R302, R303 shows its fault: in words, tied to the box, with a red border', async () => {
    const page = await kit.visit();
    const red = 'rgb(163, 35, 26)';
    const native = page.getByRole('textbox', { name: 'Town' });
    await see(native).toHaveAccessibleDescription('Town is required.');
    await see(native).toHaveCSS('border-color', red);
    const box = await touch(page, 'Town');
    await see(box).toHaveAttribute('aria-invalid', 'true');
    await see(box).toHaveAccessibleDescription('Town is required.');
    await see(page.getByRole('group').filter({ has: box })).toHaveCSS('border-color', red);
  });

  it('R307 may be of the visitor’s own making', async () => {
    const page = await kit.visit();
    const box = await touch(page, 'Town');
    await box.pressSequentially('Kumasi, Ashanti');
    await page.getByRole('option', { name: 'Create "Kumasi, Ashanti"' }).click();
    await see(box).toHaveValue('Kumasi, Ashanti');
    expect(await sent(page)).toContain('town=Kumasi%2C+Ashanti');
    await box.fill('');
    await box.pressSequentially('Tamale');
    await box.press('Tab');
    expect(await sent(page)).toContain('town=Tamale');
  });
});

describe('several choices', () => {
  it('R307–R309, D18 offers to create what is new, and nothing else', async () => {
    const page = await kit.visit();
    const box = await touch(page, 'Tools you use today');
    const create = page.getByRole('option', { name: /^Create/ });
    for (const [text, offers] of [
      ['Zeta', ['Create "Zeta"']],
      [' mailCHIMP ', []],
      ['   ', []],
      ['<img src=x>', ['Create "<img src=x>"']],
    ] as const) {
      await box.fill(text);
      await see(create).toHaveText([...offers]);
    }
    await box.fill('Zeta');
    await box.press('Enter');
    await see(page.getByRole('button', { name: 'Remove Zeta' })).toBeVisible();
    await box.fill('zeta');
    await see(page.getByRole('option', { name: 'Zeta', exact: true })).toBeVisible();
    await see(create).toHaveCount(0);
  });

  it('takes a list with commas, and what was typed when the visitor goes on', async () => {
    const page = await kit.visit();
    const box = await touch(page, 'Tools you use today');
    await box.fill('hubspot, Zeta, Ome');
    await see(box).toHaveValue('Ome');
    await see(chipsOn(page)).toHaveCount(2);
    await box.pressSequentially('ga');
    await page.getByRole('heading', { name: 'Kit' }).click();
    await see(page.getByText('HubSpot + 2 more')).toBeVisible();
    expect(await sent(page)).toContain('tools=HubSpot%2C+Zeta%2C+Omega&');
  });

  it('R249, R250, D17 shows the first and how many more while nobody is in it', async () => {
    const page = await kit.visit();
    const box = await touch(page, 'Tools you use today');
    for (const [typed, shown] of [
      ['Salesforce', 'Salesforce M…'],
      ['Klaviyo', 'Salesforce M… + 1 more'],
      ['Hub', 'Salesforce M… + 2 more'],
    ] as const) {
      await box.fill('');
      await box.pressSequentially(typed);
      await box.press('Enter');
      await see(page.getByText(shown, { exact: true })).toBeHidden();
      await page.getByRole('button', { name: 'Send' }).focus();
      await see(page.getByText(shown, { exact: true })).toBeVisible();
      await see(chipsOn(page)).toHaveCount(0);
      await box.focus();
    }
    await see(box).toHaveAccessibleDescription(/Salesforce Marketing Cloud, Klaviyo, HubSpot/);
  });

  it('R310, R311, D19 Select All takes every option, whatever is searched for, then none', async () => {
    const page = await kit.visit();
    const box = await touch(page, 'Letters');
    const all = page.getByRole('option', { name: 'Select All' });
    const chips = chipsOn(page);
    await box.fill('letter q');
    await see(itemsOn(page)).toHaveText(['Letter Q', 'Select All']);
    await all.click();
    await see(chips).toHaveCount(26);
    await box.press('ArrowDown');
    await see(all).toHaveAttribute('aria-selected', 'true');
    await box.press('ArrowUp');
    await itemsOn(page, 'Letter A').click();
    await see(chips).toHaveCount(25);
    await see(all).toHaveAttribute('aria-selected', 'false');
    await all.click();
    await see(chips).toHaveCount(26);
    await all.click();
    await see(chips).toHaveCount(0);
    expect(await sent(page)).not.toContain('letters=');
  });

  it('lets chips go by keyboard and by pointer, and Escape takes none', async () => {
    const page = await kit.visit();
    const box = await touch(page, 'Tools you use today');
    await box.fill('A, B, C, D, ');
    const chips = chipsOn(page);
    await see(chips).toHaveCount(4);
    await box.press('Escape');
    await box.press('Escape');
    await see(chips).toHaveCount(4);
    await box.press('Backspace');
    await see(chips).toHaveCount(3);
    await box.press('ArrowLeft');
    await see(page.getByRole('group', { name: 'C', exact: true })).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Delete');
    await see(page.getByRole('button', { name: 'Remove B' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Remove A' }).click();
    await see(box).toBeFocused();
    expect(await sent(page)).toContain('tools=C&');
  });

  it('goes when the form is reset', async () => {
    const page = await kit.visit();
    await (await touch(page, 'Tools you use today')).fill('A, B, ');
    await (await touch(page, 'Country')).fill('Kenya');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Reset' }).click();
    await see(page.getByRole('combobox', { name: 'Country' })).toHaveValue('');
    await see(page.getByText('A + 1 more')).toHaveCount(0);
    expect(await sent(page)).toMatch(/^tools=&country=&town=/);
  });

  it('R372, R373 says No options, and Loading... until they arrive', async () => {
    const page = await kit.visit();
    await (await touch(page, 'Nothing')).press('ArrowDown');
    await see(page.getByRole('status').filter({ hasText: 'No options' })).toBeVisible();
    await page.keyboard.press('Escape');
    await (await touch(page, 'Slow')).press('ArrowDown');
    await see(page.getByRole('status').filter({ hasText: 'Loading...' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Arrive' }).click();
    await page.getByRole('combobox', { name: 'Slow' }).press('ArrowDown');
    await see(itemsOn(page)).toHaveText(['Late', 'Select All']);
  });
});

describe('the menu', () => {
  it('R409, R410 is 140 to 300 pixels high, on a phone too', async () => {
    for (const viewport of [{ width: 1280, height: 800 }, phone]) {
      const page = await kit.visit({ viewport });
      for (const [name, height] of [
        ['Town', 140],
        ['Letters', 300],
      ] as const) {
        await (await touch(page, name)).press('ArrowDown');
        const menu = page.getByRole('listbox', { name }).locator('..');
        await see.poll(async () => (await menu.boundingBox())?.height).toBe(height);
        await page.keyboard.press('Escape');
        await see(menu).toBeHidden();
      }
    }
  });

  it('offers targets of 24 pixels and more', async () => {
    const page = await kit.visit({ viewport: phone });
    await (await touch(page, 'Tools you use today')).fill('A, ');
    await page.keyboard.press('ArrowDown');
    for (const target of [
      itemsOn(page).first(),
      page.getByRole('button', { name: 'Remove A' }),
      page.getByRole('button', { name: 'Show choices', includeHidden: true }),
    ]) {
      const box = await target.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
    }
  });

  it('shows where one is in forced colours, and stands still where motion is reduced', async () => {
    const page = await kit.visit({ forcedColors: 'active', reducedMotion: 'reduce' });
    await (await touch(page, 'Town')).press('ArrowDown');
    const option = itemsOn(page).first();
    await see(option).toHaveAttribute('data-highlighted', '');
    await see(option).toHaveCSS('outline-style', 'solid');
    await see(page.getByRole('listbox', { name: 'Town' }).locator('..')).toHaveCSS(
      'transition-property',
      'none',
    );
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    it(`leaves axe nothing to find, open and closed, ${colorScheme}`, async () => {
      const page = await kit.visit({ colorScheme, viewport: phone, reducedMotion: 'reduce' });
      await (await touch(page, 'Letters')).press('ArrowDown');
      await page.getByRole('option', { name: 'Select All' }).click();
      expect(await axe(page)).toEqual([]);
      await (await touch(page, 'Tools you use today')).fill('A long name of a tool, b, new');
      await see(page.getByRole('option', { name: 'Create "new"' })).toBeVisible();
      expect(await axe(page)).toEqual([]);
      await touch(page, 'Country');
      await (await touch(page, 'Nothing')).press('ArrowDown');
      expect(await axe(page)).toEqual([]);
      await page.getByRole('button', { name: 'Send' }).focus();
      await see(page.getByText('A long name … + 2 more')).toBeVisible();
      expect(await axe(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    });
  }
});

const phone = { width: 360, height: 740 };
/** Carries Base UI, and is asked for by nobody but the kit. */
const listCode = /base-ui-parts/;

/** Goes into a select and waits for its list to be laid over. */
async function touch(page: Page, name: string, how: 'focus' | 'hover' = 'focus') {
  await page.getByLabel(name, { exact: true }).first()[how]();
  const box = page
    .locator('input[role=combobox]')
    .and(page.getByRole('combobox', { name, exact: true }));
  await see(box).toBeVisible();
  if (how === 'focus') await see(box).toBeFocused();
  return box;
}

/** Lets the island's own code arrive, and none of the lists'. */
async function hydrate(page: Page) {
  await page.getByRole('button', { name: 'Send' }).focus();
  await see(page.getByRole('button', { name: 'Arrive' })).toBeEnabled();
}

/** What takes chips away, in sight; an open menu hides all else from screen readers. */
function chipsOn(page: Page) {
  return page
    .getByRole('button', { name: /^Remove/, includeHidden: true })
    .filter({ visible: true });
}

/** The rows of an open menu; a native control's are not among them. */
function itemsOn(page: Page, name?: string) {
  const items = name ? page.getByRole('option', { name, exact: true }) : page.getByRole('option');
  return items.and(page.locator('div'));
}

/** What the form would send now, as a query. */
async function sent(page: Page): Promise<string> {
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
