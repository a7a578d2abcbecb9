import { codeGroup, consoleDialog, expectStatus } from './api-console.ts';
import { expect, type Page, test } from './fixtures.ts';

const responseBody = (page: Page) => codeGroup(page, 'Response body');
const operation = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const copied = (page: Page) => page.evaluate('navigator.clipboard.readText()');

test('search a field, open its operation, choose Python, try it and copy the page', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);

  await test.step('search a field', async () => {
    await page.goto('/developers/guides/quickstart');
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Search the documentation' }).fill('extra_data');
    const result = page.getByRole('option', { selected: true });
    await expect(result).toHaveAccessibleName(/^extra_data .*Create or update a contact/);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/developers/reference/contacts#saveContact.extra_data');
  });

  await test.step('see it in its operation', async () => {
    await expect(page.locator(`[id="saveContact.extra_data"]`)).toBeInViewport();
    await expect(operation(page, 'Create or update a contact')).toContainText('extra_data');
  });

  await test.step('choose Python, which is remembered', async () => {
    const sample = page.getByRole('group', { name: 'Create or update a contact, Python' });
    await expect(sample).toBeHidden();
    const languages = page.getByRole('group', {
      name: 'Language of the sample: Create or update a contact',
      exact: true,
    });
    await languages.getByRole('radio', { name: 'Python' }).check();
    await expect(sample).toContainText('import requests');
    await page.reload();
    await expect(languages.getByRole('radio', { name: 'Python' })).toBeChecked();
    await expect(sample).toContainText('import requests');
    await expect(page).toHaveURL('/developers/reference/contacts#saveContact.extra_data');
  });

  await test.step('take a test key', async () => {
    await operation(page, 'Create or update a contact')
      .getByRole('button', { name: 'Try it' })
      .click();
    await consoleDialog(page).getByRole('button', { name: 'Get a test key', exact: true }).click();
    await expect(consoleDialog(page).getByText('Key and data deleted in')).toBeVisible();
    await expect(codeGroup(page, 'Request, Python')).toContainText('key = "gm_test_');
  });

  await test.step('save a contact', async () => {
    await consoleDialog(page).getByLabel('email', { exact: true }).fill('zainab@shop.example');
    await consoleDialog(page).getByLabel('firstname', { exact: true }).fill('Zainab');
    await consoleDialog(page).getByRole('button', { name: 'Send request' }).click();
    await expectStatus(page, '200 OK');
    await expect(responseBody(page)).toContainText('"email": "zainab@shop.example"');
    await consoleDialog(page).getByRole('button', { name: 'Close', exact: true }).click();
    await expect(consoleDialog(page)).toBeHidden();
  });

  await test.step('find it in the list of contacts', async () => {
    await operation(page, 'List contacts').getByRole('button', { name: 'Try it' }).click();
    await consoleDialog(page).getByRole('button', { name: 'Send request' }).click();
    await expectStatus(page, '200 OK');
    await expect(responseBody(page)).toContainText('"firstname": "Zainab"');
    await page.keyboard.press('Escape');
    await expect(consoleDialog(page)).toBeHidden();
  });

  await test.step('copy the page as Markdown, without the key', async () => {
    await page.getByRole('button', { name: 'Copy page', exact: true }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Page copied.' })).toHaveCount(1);
    const markdown = await copied(page);
    expect(markdown).toMatch(/^# Contacts\n/);
    expect(markdown).toContain('extra_data');
    expect(markdown).not.toMatch(/gm_test_\w/);
  });
});
