import { expectAccessibleInAllThemes } from '../axe.ts';
import { listRows, runOps } from '../run-ops.ts';
import { expect, type Page, test } from './console-fixtures.ts';
import { commands, goTo, press, said } from './console-page.ts';

/** What the policy of the page blocked; the picture in the preview is blocked on purpose. */
function violations(page: Page): string[] {
  const texts: string[] = [];
  page.on('console', (message) => {
    const text = message.text();
    if (/Content Security Policy|TrustedHTML/i.test(text) && !text.includes('https://a.example/x'))
      texts.push(text);
  });
  return texts;
}

/** Names a new template, in the list. */
async function begin(page: Page, code: string): Promise<void> {
  await press(page, 'n');
  await page.getByLabel('Code', { exact: true }).fill(code);
  await press(page, 'Enter');
}

test('writes a template, fills it, sends a test, stores it and restores it, by keyboard', async ({
  server,
  page,
}) => {
  const code = `shop/order ${process.pid}.v2`;
  const blocked = violations(page);
  await goTo(page, 't', 'Templates');
  await begin(page, code);
  await expect(page.getByText('Not stored yet')).toBeVisible();

  await page.getByLabel('Subject', { exact: true }).fill('Hello @firstname');
  const editor = page.getByRole('textbox', { name: 'HTML' });
  await editor.focus();
  await press(page, 'Control+a');
  await page.keyboard.type('<p>Hi @firstname, @carrier has it.</p><img src="https://a.example/x">');
  await expect(page.getByText('One name has no value.')).toBeVisible();
  const open = page.locator('.cm-placeholder-open');
  await expect(open).toHaveText('@carrier');
  await expect(open).toHaveCSS('text-decoration-style', 'wavy');
  const mail = page.frameLocator('iframe');
  await expect(mail.locator('mark[data-placeholder=open]')).toHaveCount(1);
  await expect(mail.locator('mark[data-placeholder=open]')).toHaveText('@carrier');
  await expect(mail.locator('mark[data-placeholder=filled]')).not.toHaveText('@firstname');

  await press(page, 'Escape');
  await page.getByRole('button', { name: 'Type values' }).press('Enter');
  await page.keyboard.type('Northlane');
  await expect(mail.getByText('Northlane has it.')).toBeVisible();
  await expect(page.getByText('no value.')).toHaveCount(0);

  await press(page, 'Control+Enter');
  await page.getByLabel('To', { exact: true }).fill('ada@shop.example');
  await press(page, 'Enter');
  await expect(said(page)).toContainText('Sent to ada@shop.example');
  const [sent] = await listRows(server, 'mail', 'list');
  expect(sent).toMatchObject({ to: 'ada@shop.example', subject: expect.stringMatching(/^Hello /) });

  await press(page, 'Control+s');
  await expect(page.getByText(/^Version 1,/)).toBeVisible();
  await editor.focus();
  await press(page, 'Control+End');
  await page.keyboard.type('<p>Bye</p>');
  await expect(page.getByText('Version 1, changed')).toBeVisible();
  await press(page, 'Control+s');
  await expect(page.getByText(/^Version 2,/)).toBeVisible();

  await press(page, 'Escape', '3');
  await expect(page.getByRole('region', { name: 'Preview' })).toContainText('Northlane has it.');
  await press(page, '2', '0', '0');
  await expect(page.locator('iframe')).toHaveCount(2);
  await expectAccessibleInAllThemes(page, [390, 1280]);

  expect(blocked).toEqual([]);
  await press(page, 'h');
  await expect(page.getByRole('group', { name: 'Changes' })).toContainText('<p>Bye</p>');
  await expectAccessibleInAllThemes(page, [390, 1280]);
  const words = page.getByRole('region', { name: 'The words' });
  await expect(words.getByRole('insertion')).toHaveText('New: Bye');
  await page.getByRole('button', { name: 'Words only' }).press('Enter');
  await expect(page.getByRole('group', { name: 'Changes' })).toHaveCount(0);
  await expect(words).toBeVisible();
  await page.getByRole('button', { name: 'Restore version 1' }).press('Enter');
  await expect(page.getByText(/^Version 3,/)).toBeVisible();
  const stored = JSON.parse(await runOps(server, 'templates', 'show', code, '--json'));
  expect(stored).toMatchObject({ subject: 'Hello @firstname' });
  expect(stored.html).not.toContain('Bye');

  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: code })).toBeVisible();
  await page.getByRole('button', { name: 'Remove…' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Keep it' })).toBeFocused();
  await page.getByRole('button', { name: 'Remove it' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Templates' })).toBeVisible();
  await expect(page.getByRole('row', { name: code })).toHaveCount(0);

  expect((await commands(server)).slice(0, 5)).toEqual(
    ['remove', 'restore', 'put', 'put', 'test'].map((verb) => `console templates ${verb}`),
  );
});

test('a mail in the preview runs nothing, loads nothing and leads nowhere', async ({ page }) => {
  const responses: string[] = [];
  const failures: string[] = [];
  page.on('response', (response) => responses.push(response.url()));
  page.on('requestfailed', (request) => {
    if (request.url().includes('a.example')) failures.push(request.failure()?.errorText ?? '');
  });
  await page.getByRole('link', { name: 'Templates' }).click();
  await begin(page, 'hostile');
  const editor = page.getByRole('textbox', { name: 'HTML' });
  await editor.focus();
  await press(page, 'Control+a');
  await page.keyboard.insertText(
    '<script>top.document.title="x"</script><img src="https://a.example/x" onerror="top.location=1"><link rel="stylesheet" href="https://a.example/c"><a href="https://a.example/go">Go</a><form action="https://a.example/f"><button>Send</button></form>',
  );
  const mail = page.frameLocator('iframe');
  await expect.poll(() => failures.length).toBeGreaterThan(1);
  // Nothing is asked again until something changes.
  const previews = () => responses.filter((url) => url.includes('preview')).length;
  await page.waitForTimeout(1_000);
  const before = previews();
  await page.waitForTimeout(1_500);
  expect(previews()).toBe(before);
  await mail.getByText('Go').click();
  await mail
    .getByRole('button', { name: 'Send' })
    .click({ noWaitAfter: true, timeout: 2_000 })
    .catch(() => {});
  expect(new Set(failures)).toEqual(new Set(['csp']));
  expect(responses.filter((url) => !url.startsWith('http://127.0.0.1:'))).toEqual([]);
  await expect(page).toHaveTitle('Console');
});

test('what was written is there when one comes back, and a colleague is not overwritten', async ({
  server,
  page,
  colleague,
}) => {
  const code = `draft-${process.pid}`;
  await page.getByRole('link', { name: 'Templates' }).click();
  await begin(page, code);
  await page.getByLabel('Subject', { exact: true }).fill('Mine');
  await press(page, 'Escape', 'Escape');
  await colleague.getByRole('link', { name: 'Templates' }).click();
  await begin(colleague, code);
  await colleague.getByLabel('Subject', { exact: true }).fill('Theirs');
  await press(colleague, 'Control+s');
  await expect(colleague.getByText(/^Version 1,/)).toBeVisible();

  await begin(page, code);
  await expect(page.getByLabel('Subject', { exact: true })).toHaveValue('Mine');
  await press(page, 'Control+s');
  await expect(said(page)).toContainText('Nothing was overwritten');
  const stored = JSON.parse(await runOps(server, 'templates', 'show', code, '--json'));
  expect(stored.subject).toBe('Theirs');
});
