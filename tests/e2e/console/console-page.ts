import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import { listRows, type OpsTarget } from '../run-ops.ts';
import { expect, type Page } from './console-fixtures.ts';

/** Presses keys one after the other. */
export async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

/** Goes to a page by `G` and its key, and waits until it is there, with the focus in its sheet. */
export async function goTo(page: Page, key: string, title: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await press(page, 'g', key);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expectFocus(page);
}

/** The focus is in the sheet, never lost. */
export async function expectFocus(page: Page): Promise<void> {
  await expect(page.locator('main:focus, main :focus')).toHaveCount(1);
}

/** What was done, at the foot of the page. */
export function said(page: Page): Locator {
  return page.getByRole('status').last();
}

/** The text of the file that Shift+E downloads. */
export async function exported(page: Page): Promise<string> {
  const download = page.waitForEvent('download');
  await press(page, 'Shift+E');
  return await readFile(await (await download).path(), 'utf8');
}

/** The commands of ada in the audit log, the newest first. */
export async function commands(server: OpsTarget): Promise<unknown[]> {
  const log = await listRows(server, 'audit');
  return log.filter((row) => row.as === 'ada').map(({ command }) => command);
}
