import { expectAccessible, expectAccessibleInAllLooks } from './axe.ts';
import { delayRequests } from './delayed-route.ts';
import { expect, type Page, test } from './fixtures.ts';
import { freshRecipient, linkFor, preferencesOn } from './recipients.ts';

// What fades in is looked at when it has arrived.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const broken = '/unsubscription/a.b.c.d/a-rather-long-address-of-a-person@mail.example/c-1';

test('axe finds nothing in any state, light and dark at 360 and 1280 px', async ({
  page,
  server,
}) => {
  await page.goto(await linkFor(server, freshRecipient()));
  const { allLists, save, success, undo, failure } = preferencesOn(page);
  await expectAccessibleInAllLooks(page);
  await allLists.check();
  const { asked, release } = await delayRequests(page, '**/guests/unsubscribe/**');
  await save.click();
  await asked;
  await expectAccessibleInAllLooks(page);
  release();
  await expect(success).toBeVisible();
  await expectAccessibleInAllLooks(page);
  await page.getByText('Tell us why, if you like').click();
  await expectAccessibleInAllLooks(page);
  await undo.click();
  await expect(page.getByRole('status')).toContainText('Undone.');
  await expectAccessibleInAllLooks(page);

  await page.goto(broken);
  await preferencesOn(page).save.click();
  await expect(failure).toBeVisible();
  await expectAccessibleInAllLooks(page);
  await page.goto('/preferences');
  await page.getByRole('textbox').fill('nobody');
  await expect(preferencesOn(page).freshLink).toHaveJSProperty('noValidate', true);
  await page.getByRole('button').click();
  await expect(page.getByRole('textbox')).toHaveAccessibleDescription('Invalid email address.');
  await expectAccessibleInAllLooks(page);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing on the pages that answer the form itself, ${colorScheme}`, async ({
    page,
    server,
  }) => {
    await page.emulateMedia({ colorScheme });
    const { form, success, failure } = preferencesOn(page);
    // As a browser without script sends it.
    const send = (sent = form) => sent.evaluate((element: HTMLFormElement) => element.submit());
    await page.goto(await linkFor(server, freshRecipient()));
    await send();
    await expect(success).toBeVisible();
    await expectAccessible(page);
    await send(page.getByRole('form', { name: 'Undo' }));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Undone');
    await expectAccessible(page);
    await page.goto(broken);
    await send();
    await expect(failure).toBeVisible();
    await expectAccessible(page);
  });
}

test('nothing scrolls sideways in any state, from 320 px and with text at 200 %', async ({
  page,
  server,
}) => {
  await page.goto(await linkFor(server, freshRecipient()));
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
