import { brand } from '../../../config/brand.ts';
import { expect, test } from '../fixtures.ts';
import { linkFor, preferencesOn, suppressionsFor, uniqueRecipient } from '../recipients.ts';
import { runOps } from '../run-ops.ts';

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const call = '**/guests/preferences/state';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'E13 with script' : 'E13 without script', () => {
    test.use({ javaScriptEnabled });

    test('a press shows that nothing is stopped, later shows what is, and resubscribes', async ({
      page,
      server,
    }) => {
      const recipient = uniqueRecipient();
      const link = await linkFor(server, recipient);
      const { showSuppressed, resume, save } = preferencesOn(page);
      const main = page.getByRole('main');
      await page.goto(link);
      await showSuppressed.click();
      await expect(main).toContainText('Nothing is stopped');
      await expect(resume).toHaveCount(0);

      await page.goto(link);
      await save.click();
      await expect(main).toContainText(`You’re off ${brand.name}’s “news” list.`);
      await expect(resume).toHaveCount(0);

      await page.goto(link);
      await expect(main).not.toContainText('stopped by you');
      await showSuppressed.click();
      await expect(main).toContainText(
        `Email from the “news” list: stopped by you on ${day.format(Date.now())}.`,
      );
      expect(await suppressionsFor(server, recipient)).toHaveLength(1);
      await resume.click();
      await expect(main).toContainText('The email you had stopped will reach you again.');
      expect(await suppressionsFor(server, recipient)).toEqual([]);
    });

    test('a suppression by the sender is shown, but cannot be lifted', async ({ page, server }) => {
      const recipient = uniqueRecipient();
      const { email, list } = recipient;
      await runOps(server, 'preferences', 'suppress', '--email', email, '--list', list);
      await page.goto(await linkFor(server, recipient));
      const { showSuppressed, resume } = preferencesOn(page);
      await showSuppressed.click();
      await expect(page.getByRole('main')).toContainText('but not by you');
      await expect(resume).toHaveCount(0);
    });

    test('an invalid link shows nothing, and offers a fresh one', async ({ page }) => {
      await page.goto('/unsubscription/a.b.c.d/ada@mail.example/c-1');
      const { showSuppressed, freshLink } = preferencesOn(page);
      await showSuppressed.click();
      await expect(page.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible();
      await expect(freshLink).toBeVisible();
    });
  });
}

test('E13 offline, a press says so, and the next one shows the state', async ({ page, server }) => {
  await page.goto(await linkFor(server, uniqueRecipient()));
  const { showSuppressed } = preferencesOn(page);
  await page.route(call, (route) => route.abort());
  await showSuppressed.click();
  await expect(page.getByRole('alert')).toContainText('could not show your opt-outs');
  await page.unroute(call);
  await showSuppressed.click();
  await expect(page.getByRole('main')).toContainText('Nothing is stopped');
});

test('E13 a newer choice saved elsewhere is not lifted', async ({ page, server }) => {
  const recipient = uniqueRecipient();
  const link = await linkFor(server, recipient);
  const oneClick = { form: { 'List-Unsubscribe': 'One-Click' } };
  await page.request.post(link, oneClick);
  await page.goto(link);
  const { showSuppressed, resume } = preferencesOn(page);
  await showSuppressed.click();
  await expect(resume).toBeVisible();
  await page.request.post(link, oneClick);
  await resume.click();
  await expect(page.getByRole('alert')).toContainText('or a newer choice was saved');
  expect(await suppressionsFor(server, recipient)).toHaveLength(1);
});
