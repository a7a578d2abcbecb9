import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, type Page, test } from '../fixtures.ts';

const buildHost = 'localhost:3000';
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test.describe('without a configured public address', () => {
  test.beforeEach(({ context }) => context.grantPermissions(['clipboard-read', 'clipboard-write']));

  test('the quickstart calls the server that serves it', async ({ page, baseURL }) => {
    await page.goto('/developers/guides/quickstart');
    const sample = (language: string) =>
      page.getByRole('group', { name: `Create a contact, ${language}`, exact: true });
    await expect(sample('HTTP')).toContainText(`Host: ${new URL(`${baseURL}`).host}\n`);
    for (const language of ['Node.js', 'Python', 'PHP']) {
      await page.getByRole('radio', { name: language }).first().check();
      await expect(sample(language)).toContainText(`${baseURL}`);
    }
    expect(await page.locator('main').textContent()).not.toContain(buildHost);
  });

  test('a copied sample runs unchanged', async ({ page, request }) => {
    const issued = await request.post('/guests/test-key');
    const { key } = (await issued.json()).payload.data;
    await page.goto('/developers/guides/quickstart');
    await page.getByRole('radio', { name: 'Node.js' }).first().check();
    await page
      .getByRole('figure')
      .filter({ has: page.getByRole('group', { name: 'Create a contact, Node.js' }) })
      .getByRole('button', { name: 'Copy code' })
      .click();
    const script = ['--input-type=module', '--eval', await copied(page)];
    const { stdout } = await promisify(execFile)(process.execPath, script, {
      env: { ...process.env, API_KEY: key, FORCE_COLOR: '0' },
    });
    expect(stdout).toMatch(/^200\n/);
  });

  test('the URL of an operation is shown and copied with it', async ({ page, baseURL }) => {
    await page.goto('/developers/reference/contacts');
    await expect(page.getByText(`${baseURL}/v1/contacts`, { exact: true }).first()).toBeVisible();
    await page.getByRole('button', { name: 'Copy URL' }).first().click();
    await expect(page.getByRole('status').filter({ hasText: 'Copied.' })).toHaveCount(1);
    expect(await copied(page)).toBe(`${baseURL}/v1/contacts`);
  });

  test('what a reader takes along leads back here', async ({ request, baseURL }) => {
    for (const path of ['/llms.txt', '/llms-full.txt', '/developers/guides/webhooks.md']) {
      const text = await (await request.get(path)).text();
      expect(text).toContain(`${baseURL}/developers/`);
      expect(text).not.toContain(buildHost);
    }
  });
});
