import type { Locator, Page } from '@playwright/test';
import { expect } from './journey.ts';

/** A select by its label: native, or the list that replaces it when used. */
function controlOn(within: Locator | Page, label: string): Locator {
  return within.getByLabel(label, { exact: true }).filter({ visible: true }).first();
}

const isNative = (control: Locator) =>
  control.evaluate((element) => (element as unknown as { tagName: string }).tagName === 'SELECT');

/** Chooses an option by its label. */
export async function choose(within: Locator | Page, label: string, option: string) {
  const control = controlOn(within, label);
  await control.hover();
  await expect(async () => {
    if (await isNative(control)) {
      await control.selectOption({ label: option }, { timeout: 5_000 });
    } else {
      const page = control.page();
      // A second press would close what an earlier attempt opened.
      if ((await control.getAttribute('aria-expanded')) !== 'true') await control.click();
      const item = page.getByRole('listbox').getByRole('option', { name: option, exact: true });
      await item.filter({ visible: true }).click({ timeout: 5_000 });
    }
    await expect.poll(() => chosenIn(within, label), { timeout: 5_000 }).toBe(option);
  }).toPass({ timeout: 60_000 });
}

/** The label of the chosen option. */
export async function chosenIn(within: Locator | Page, label: string): Promise<string> {
  const control = controlOn(within, label);
  const text = (await isNative(control))
    ? await control.locator('option:checked').textContent()
    : await control.evaluate((box) => {
        const { value, textContent } = box as unknown as { value?: string; textContent: string };
        return value ?? textContent;
      });
  return (text ?? '').trim();
}

/** The labels of all options, an empty one left out. */
export async function optionsOf(within: Locator | Page, label: string): Promise<string[]> {
  const control = controlOn(within, label);
  let texts: string[];
  if (await isNative(control)) {
    const options = control.locator('option:not([value=""])');
    texts = await options.allTextContents();
  } else {
    const page = control.page();
    await control.click();
    const items = page.getByRole('listbox').getByRole('option').filter({ visible: true });
    await expect(items.first()).toBeVisible();
    texts = await items.allTextContents();
    await page.keyboard.press('Escape');
  }
  return texts.map((text) => text.trim());
}
