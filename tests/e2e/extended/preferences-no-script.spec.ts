import { brand } from '../../../config/brand.ts';
import { expect, test } from '../fixtures.ts';
import {
  alternativePaths,
  linkFor,
  preferencesOn,
  suppressionsFor,
  uniqueRecipient,
} from '../recipients.ts';

test.use({ javaScriptEnabled: false });

for (const [scope, list, text] of [
  ['This list only', 'news', `You’re off ${brand.name}’s “news” list.`],
  ['All lists', '*', `You’re off all of ${brand.name}’s lists.`],
] as const) {
  test(`R142–R145 R365 ${scope}: the page confirms it, and Undo reverts it`, async ({
    page,
    server,
  }) => {
    const recipient = uniqueRecipient();
    const link = await linkFor(server, recipient);
    for (const address of [link, ...alternativePaths(link)]) {
      await page.goto(address);
      const { form, save, success, undo } = preferencesOn(page);
      await form.getByRole('radio', { name: scope, exact: true }).check();
      const responsePromise = page.waitForResponse(
        (response) => response.request().method() === 'POST',
      );
      await save.click();
      expect((await responsePromise).status()).toBe(200);
      await expect(page).toHaveURL(address);
      await expect(success).toBeVisible();
      await expect(page.getByRole('main')).toContainText(text);
      expect(await suppressionsFor(server, recipient)).toMatchObject([{ list, source: 'page' }]);

      await undo.click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Undone');
      expect(await suppressionsFor(server, recipient)).toEqual([]);
    }
  });
}

test('a reason can be given', async ({ page, server }) => {
  const recipient = uniqueRecipient();
  await page.goto(await linkFor(server, recipient));
  const { save, why } = preferencesOn(page);
  await save.click();
  await page.getByText('Tell us why (optional)').click();
  await why.getByRole('radio', { name: 'I never signed up' }).check();
  await why.getByRole('button', { name: 'Send answer' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you for telling us.');
  expect(await suppressionsFor(server, recipient)).toMatchObject([{ reason: 'never_signed_up' }]);
});

test('R364 E3 an invalid link: the page says so, and offers a new one', async ({ page }) => {
  await page.goto('/unsubscription/a.b.c.d/ada@mail.example/c-1');
  const { save, failure, freshLink } = preferencesOn(page);
  const responsePromise = page.waitForResponse(
    (response) => response.request().method() === 'POST',
  );
  await save.click();
  expect((await responsePromise).status()).toBe(403);
  await expect(failure).toBeVisible();
  await freshLink.getByRole('textbox', { name: 'Email address' }).fill('ada@mail.example');
  await freshLink.getByRole('button', { name: 'Send me a new link' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your inbox');
  await expect(page.getByRole('main')).toContainText('a new link is on its way');
  await expect(page.getByRole('main')).toContainText('You entered ada@mail.example.');
});

test('E3 a new link can be requested on a separate page', async ({ page }) => {
  await page.goto('/unsubscription/a.b.c.d/ada@mail.example/c-1');
  await page.getByRole('link', { name: 'Get a new one' }).click();
  await expect(page).toHaveURL('/preferences');
  await preferencesOn(page).freshLink.getByRole('textbox').fill('eve@mail.example');
  await preferencesOn(page).freshLink.getByRole('button').click();
  await expect(page.getByRole('main')).toContainText('a new link is on its way');
});

test('a forged undo token is rejected', async ({ page, server }) => {
  const recipient = uniqueRecipient();
  await page.goto(await linkFor(server, recipient));
  await preferencesOn(page).save.click();
  const token = page.locator('input[name=token]').first();
  const signed = String(await token.getAttribute('value'));
  const response = await page.request.post('/guests/preferences/undo', {
    form: { token: `${signed.slice(0, -1)}${signed.endsWith('A') ? 'B' : 'A'}` },
  });
  expect(response.status()).toBe(403);
  expect(await response.text()).toContain('This is no longer possible');
  expect(await suppressionsFor(server, recipient)).toHaveLength(1);
});
