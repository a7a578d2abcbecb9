import { expect, type Page } from './fixtures.ts';

/** The API console: a dialog on pages of the reference. */
export const consoleDialog = (page: Page) => page.getByRole('dialog', { name: 'Try it' });
/** A region of the API console, by its name. */
export const consoleRegion = (page: Page, name: string) =>
  consoleDialog(page).getByRole('region', { name, exact: true });
/** A block of code in the API console, by its label. */
export const codeGroup = (page: Page, name: string) =>
  consoleDialog(page).getByRole('group', { name, exact: true });

/** Opens the API console for an operation of a page. */
export async function openConsole(page: Page, path: string, operation: string) {
  await page.goto(path);
  const section = page.getByRole('region', { name: operation, exact: true });
  await section.getByRole('button', { name: 'Try it' }).click();
  await expect(consoleDialog(page)).toBeVisible();
}

/** Sends the request with a new test key. */
export const takeKeyAndSend = (page: Page) =>
  consoleDialog(page).getByRole('button', { name: 'Get a test key and send' }).click();
/** Expects a response with this status. */
export const expectStatus = (page: Page, status: string) =>
  expect(consoleRegion(page, 'Response').getByText(status, { exact: true })).toBeVisible();
