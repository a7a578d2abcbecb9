import { expect, type Page } from './fixtures.ts';

/** The API console, a dialog on pages of the reference. */
export const sheet = (page: Page) => page.getByRole('dialog', { name: 'Try it' });
export const region = (page: Page, name: string) =>
  sheet(page).getByRole('region', { name, exact: true });
export const code = (page: Page, name: string) =>
  sheet(page).getByRole('group', { name, exact: true });

export async function openConsole(page: Page, path: string, operation: string) {
  await page.goto(path);
  const section = page.getByRole('region', { name: operation, exact: true });
  await section.getByRole('button', { name: 'Try it' }).click();
  await expect(sheet(page)).toBeVisible();
}

export const takeKeyAndSend = (page: Page) =>
  sheet(page).getByRole('button', { name: 'Get a test key and send' }).click();
export const expectStatus = (page: Page, status: string) =>
  expect(region(page, 'Response').getByText(status, { exact: true })).toBeVisible();
