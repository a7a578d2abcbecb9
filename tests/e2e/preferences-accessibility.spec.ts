import { expectAccessible, expectAccessibleInAllThemes } from './axe.ts';
import { delayRequests } from './delay-requests.ts';
import { expect, type Page, test } from './fixtures.ts';
import { linkFor, preferencesOn, uniqueRecipient } from './recipients.ts';

// Without transitions, which axe would test half-way.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const broken = '/unsubscription/a.b.c.d/a-rather-long-address-of-a-person@mail.example/c-1';

test('no axe violations in any state, light and dark at 360 and 1280 px', async ({
  page,
  server,
}) => {
  const link = await linkFor(server, uniqueRecipient());
  await page.goto(link);
  const { allLists, save, success, undo, failure, showSuppressed, resume } = preferencesOn(page);
  await expectAccessibleInAllThemes(page);
  await allLists.check();
  const { requested, release } = await delayRequests(page, '**/guests/unsubscribe/**');
  await save.click();
  await requested;
  await expectAccessibleInAllThemes(page);
  release();
  await expect(success).toBeVisible();
  await expectAccessibleInAllThemes(page);
  await page.getByText('Tell us why, if you like').click();
  await expectAccessibleInAllThemes(page);
  await undo.click();
  await expect(page.getByRole('status')).toContainText('Undone.');
  await expectAccessibleInAllThemes(page);

  await save.click();
  await expect(success).toBeVisible();
  await page.goto(link);
  await showSuppressed.click();
  await expect(resume).toBeVisible();
  await expectAccessibleInAllThemes(page);

  await page.goto(broken);
  await preferencesOn(page).save.click();
  await expect(failure).toBeVisible();
  await expectAccessibleInAllThemes(page);
  await page.goto('/preferences');
  await page.getByRole('textbox').fill('nobody');
  await expect(preferencesOn(page).freshLink).toHaveJSProperty('noValidate', true);
  await page.getByRole('button').click();
  await expect(page.getByRole('textbox')).toHaveAccessibleDescription('Invalid email address.');
  await expectAccessibleInAllThemes(page);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`no axe violations on the response pages of the form without script, ${colorScheme}`, async ({
    page,
    server,
  }) => {
    await page.emulateMedia({ colorScheme });
    const { form, success, failure } = preferencesOn(page);
    // Submits the form without its script.
    const send = (target = form) => target.evaluate((element: HTMLFormElement) => element.submit());
    const link = await linkFor(server, uniqueRecipient());
    await page.goto(link);
    await send();
    await expect(success).toBeVisible();
    await expectAccessible(page);
    await page.goto(link);
    await send(page.getByRole('form', { name: 'What is stopped' }));
    await expect(page.getByRole('form', { name: 'Get mail again' })).toBeVisible();
    await expectAccessible(page);
    await page.goto(link);
    await send();
    await send(page.getByRole('form', { name: 'Undo' }));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Undone');
    await expectAccessible(page);
    await page.goto(broken);
    await send();
    await expect(failure).toBeVisible();
    await expectAccessible(page);
  });
}

test('no horizontal scrolling in any state, from 320 px and with text at 200 %', async ({
  page,
  server,
}) => {
  await page.goto(await linkFor(server, uniqueRecipient()));
  const { save, success, failure } = preferencesOn(page);
  await expectFits(page);
  await save.click();
  await expect(success).toBeVisible();
  await page.getByText('Tell us why, if you like').click();
  await expectFits(page);
  await page.goto(broken);
  await save.click();
  await expect(failure).toBeVisible();
  await expectFits(page);
});

async function expectFits(page: Page): Promise<void> {
  for (const size of ['100%', '200%']) {
    await page.evaluate(`document.documentElement.style.fontSize = '${size}'`);
    for (const width of [320, 360, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const over = await page
        .locator('html')
        .evaluate((html) => html.scrollWidth - html.clientWidth);
      expect(over, `${width} px at ${size}: pixels beyond the right edge`).toBeLessThanOrEqual(0);
    }
  }
  await page.evaluate("document.documentElement.style.fontSize = ''");
}
