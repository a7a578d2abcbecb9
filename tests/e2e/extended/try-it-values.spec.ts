import { consoleDialog, expectStatus, openConsole, takeKeyAndSend } from '../api-console.ts';
import { expect, test } from '../fixtures.ts';

const contacts = '/developers/reference/contacts';

test('entered values appear in the samples of the page, until they are reset', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const title = 'Create or update a contact';
  const sample = (language: string) =>
    page.getByRole('group', { name: `${title}, ${language}`, exact: true });
  const choose = (language: string) =>
    page
      .getByRole('group', { name: `Language of the sample: ${title}`, exact: true })
      .getByRole('radio', { name: language })
      .check();
  await page.goto(contacts);
  const initial: string[] = [];
  for (const language of ['HTTP', 'Node.js', 'Python', 'PHP']) {
    await choose(language);
    initial.push(`${await sample(language).textContent()}`);
  }
  await openConsole(page, contacts, title);
  await takeKeyAndSend(page);
  await expectStatus(page, '200 OK');
  await consoleDialog(page).getByLabel('firstname', { exact: true }).fill("Ad'a\\eze");
  await page.keyboard.press('Escape');
  await expect(page.getByText('Your values, from Try it.')).toBeVisible();

  for (const [language, name] of [
    ['HTTP', String.raw`"Ad'a\\eze"`],
    ['Node.js', String.raw`"Ad'a\\eze"`],
    ['Python', String.raw`"Ad'a\\eze"`],
    ['PHP', String.raw`'Ad\'a\\eze'`],
  ] as const) {
    await choose(language);
    await expect(sample(language)).toContainText(name);
    const panel = page.getByRole('figure').filter({ has: sample(language) });
    await panel.getByRole('button', { name: 'Copy code' }).click();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/gm_test_[\w-]{49}/);
    expect(copied).not.toContain('API_KEY');
    expect(await sample(language).innerText()).toContain('gm_test_');
  }
  const line = sample('PHP').getByText('firstname').locator('xpath=..');
  const transparent = 'rgba(0, 0, 0, 0)';
  await expect(line).toHaveCSS('background-color', transparent);
  await page.locator('[id="saveContact.firstname"]').hover();
  await expect(line).not.toHaveCSS('background-color', transparent);
  await expect(page.getByRole('button', { name: 'Reset', exact: true })).toBeVisible();

  const section = page.getByRole('region', { name: title, exact: true });
  await section.getByRole('button', { name: 'Try it' }).click();
  await expect(consoleDialog(page).getByLabel('firstname', { exact: true })).toHaveValue(
    "Ad'a\\eze",
  );
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Reset', exact: true }).click();
  await expect(sample('PHP')).toBeFocused();
  for (const [index, language] of ['HTTP', 'Node.js', 'Python', 'PHP'].entries()) {
    await choose(language);
    const withoutKey = (text: string) => text.replace(/.*(?:API_KEY|gm_test_).*/, '');
    const shown = `${await sample(language).textContent()}`;
    expect(shown).toContain('gm_test_');
    expect(withoutKey(shown)).toBe(withoutKey(`${initial[index]}`));
  }
  await section.getByRole('button', { name: 'Try it' }).click();
  await expect(consoleDialog(page).getByLabel('firstname', { exact: true })).toHaveValue('Ada');
  await consoleDialog(page).getByLabel('firstname', { exact: true }).fill('Obi');
  await consoleDialog(page).getByRole('button', { name: 'Reset to the example' }).click();
  await expect(consoleDialog(page).getByLabel('firstname', { exact: true })).toHaveValue('Ada');
  await page.keyboard.press('Escape');
  await expect(page.getByText('Your values, from Try it.')).toHaveCount(0);
});

test('a request that cannot be sent does not change the samples', async ({ page }) => {
  await openConsole(page, contacts, 'Retrieve a contact');
  await consoleDialog(page).getByLabel('id', { exact: true }).fill('');
  await page.keyboard.press('Escape');
  await expect(consoleDialog(page)).toBeHidden();
  await expect(page.getByText('Your values, from Try it.')).toHaveCount(0);
});
