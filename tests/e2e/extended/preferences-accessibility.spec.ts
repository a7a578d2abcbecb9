import { expectAccessibleInAllThemes } from '../axe.ts';
import { delayRequests } from '../delay-requests.ts';
import { expectFits } from '../fit.ts';
import { expect, type Page, test } from '../fixtures.ts';
import { linkFor, preferencesOn, uniqueRecipient } from '../recipients.ts';

// Without transitions, which axe would test half-way.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const broken = '/unsubscription/a.b.c.d/a-rather-long-address-of-a-person@mail.example/c-1';

test('no axe violations in any state, and no horizontal scrolling, with text at 200 % too', async ({
  page,
  server,
}) => {
  const link = await linkFor(server, uniqueRecipient());
  await page.goto(link);
  const { allLists, save, success, undo, failure, showSuppressed, resume } = preferencesOn(page);
  await expectAccessibleInAllThemes(page.getByRole('main'));
  await expectFitsWithLargeText(page);
  await allLists.check();
  const { requested, release } = await delayRequests(page, '**/guests/unsubscribe/**');
  await save.click();
  await requested;
  await expectAccessibleInAllThemes(page.getByRole('main'));
  release();
  await expect(success).toBeVisible();
  await expectAccessibleInAllThemes(page.getByRole('main'));
  await page.getByText('Tell us why (optional)').click();
  await expectAccessibleInAllThemes(page.getByRole('main'));
  await expectFitsWithLargeText(page);
  await undo.click();
  await expect(page.getByRole('status')).toContainText('Undone.');
  await expectAccessibleInAllThemes(page.getByRole('main'));

  await save.click();
  await expect(success).toBeVisible();
  await page.goto(link);
  await showSuppressed.click();
  await expect(resume).toBeVisible();
  await expectAccessibleInAllThemes(page.getByRole('main'));

  await page.goto(broken);
  await preferencesOn(page).save.click();
  await expect(failure).toBeVisible();
  await expectAccessibleInAllThemes(page.getByRole('main'));
  await expectFitsWithLargeText(page);
  await page.goto('/preferences');
  await page.getByRole('textbox').fill('nobody');
  await expect(preferencesOn(page).freshLink).toHaveJSProperty('noValidate', true);
  await page.getByRole('button').click();
  await expect(page.getByRole('textbox')).toHaveAccessibleDescription('Invalid email address.');
  await expectAccessibleInAllThemes(page.getByRole('main'));
});

test('no axe violations on the response pages of the form without script, light and dark', async ({
  page,
  server,
}) => {
  const { form, success, failure } = preferencesOn(page);
  // Submits the form without its script.
  const send = (target = form) => target.evaluate((element: HTMLFormElement) => element.submit());
  const link = await linkFor(server, uniqueRecipient());
  await page.goto(link);
  await send();
  await expect(success).toBeVisible();
  await expectAccessibleInAllThemes(page, [360]);
  await page.goto(link);
  await send(page.getByRole('form', { name: 'Your opt-outs' }));
  await expect(page.getByRole('form', { name: 'Get email again' })).toBeVisible();
  await expectAccessibleInAllThemes(page, [360]);
  await page.goto(link);
  await send();
  await send(page.getByRole('form', { name: 'Undo' }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Undone');
  await expectAccessibleInAllThemes(page, [360]);
  await page.goto(broken);
  await send();
  await expect(failure).toBeVisible();
  await expectAccessibleInAllThemes(page, [360]);
});

async function expectFitsWithLargeText(page: Page): Promise<void> {
  await expectFits(page);
  await page.evaluate("document.documentElement.style.fontSize = '200%'");
  await expectFits(page);
  await page.evaluate("document.documentElement.style.fontSize = ''");
}
