import { brand } from '../../config/brand.ts';
import { countRequests } from './count-requests.ts';
import { delayRequests } from './delay-requests.ts';
import { expect, type Page, test } from './fixtures.ts';
import {
  alternativePaths,
  linkFor,
  preferencesOn,
  suppressionsFor,
  uniqueRecipient,
} from './recipients.ts';

const call = '**/guests/unsubscribe/**';

/** Opens the page and waits for hydration, without which the browser would post the form. */
async function visit(page: Page, address: string) {
  await page.goto(address);
  const preferences = preferencesOn(page);
  await preferences.form.dispatchEvent('focusin', { bubbles: true });
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  return preferences;
}

test.describe('not saved', () => {
  const broken = '/unsubscription/acc.msg.news.cut/ada.o+x%40mail.example/c-1';

  test('R364 E3 an invalid link: an alert, and a new link is offered instead of the choice', async ({
    page,
  }) => {
    const { form, save, failure, freshLink } = await visit(page, broken);
    await save.click();
    await expect(page.getByRole('heading', { name: 'This link doesn’t work' })).toBeFocused();
    await expect(failure).toBeVisible();
    await expect(form).toHaveCount(0);
    const box = freshLink.getByRole('textbox', { name: 'Email address' });
    await expect(box).toHaveValue('ada.o+x@mail.example');
    await freshLink.getByRole('button', { name: 'Send me a new link' }).click();
    await expect(page.getByRole('status')).toHaveText(
      'If we send email to this address, a new link is on its way. It can take a few minutes.',
    );
    await expect(page.getByRole('heading')).toHaveText(['Check your inbox']);
    await expect(failure).toBeHidden();
  });

  test('R364 a truncated URL sends no request to the API', async ({ page }) => {
    const { save, failure, freshLink } = await visit(page, '/unsubscription');
    const puts = countRequests(page, 'PUT');
    await save.click();
    await expect(failure).toBeVisible();
    await expect(freshLink).toBeVisible();
    expect(puts()).toBe(0);
  });

  test('R146 R262 R337 R364 each failure shows an alert, and a retry succeeds', async ({
    page,
    server,
  }) => {
    const recipient = uniqueRecipient();
    const { save, success, failure } = await visit(page, await linkFor(server, recipient));
    for (const [name, response] of Object.entries({
      'no network': null,
      'a bare 500': { status: 500, body: 'oops' },
      'an error with status 200': { status: 200, json: { error: 'No.', payload: null } },
      'an error status without an error': { status: 500, json: { error: null, payload: null } },
    })) {
      await test.step(name, async () => {
        const fulfilled = Promise.withResolvers<void>();
        await page.route(call, async (route) => {
          await (response ? route.fulfill(response) : route.abort());
          fulfilled.resolve();
        });
        await save.click();
        await fulfilled.promise;
        await expect(save).toBeEnabled();
        await expect(failure).toBeVisible();
        await page.unroute(call);
      });
    }
    expect(await suppressionsFor(server, recipient)).toEqual([]);
    await save.click();
    await expect(success).toBeVisible();
    await expect(failure).toHaveCount(0);
  });

  test('E9 an outdated Undo says so, and the newer choice stays', async ({ page, server }) => {
    const recipient = uniqueRecipient();
    const link = await linkFor(server, recipient);
    const { save, undo } = await visit(page, link);
    await save.click();
    await expect(undo).toBeVisible();
    // A newer choice, saved elsewhere.
    const elsewhere = await page.request.post(link, { form: { 'List-Unsubscribe': 'One-Click' } });
    expect([elsewhere.status(), await elsewhere.text()]).toEqual([200, '']);
    await undo.click();
    await expect(page.getByRole('alert')).toContainText('or a newer choice was saved');
    expect(await suppressionsFor(server, recipient)).toHaveLength(1);
  });
});

test.describe('saved', () => {
  test('R142 R143 R260 E1 R334–R336 R365 this list is the default', async ({ page, server }) => {
    const recipient = uniqueRecipient();
    const link = await linkFor(server, recipient);
    const { thisList, save, success } = await visit(page, link);
    await expect(page.getByRole('main')).toContainText(
      `Email from ${brand.name} to ${recipient.email}.`,
    );
    await expect(thisList).toHaveAccessibleDescription(
      /^You won’t get email from the “news” list\. /,
    );
    await expect(thisList).toBeChecked();
    const requestPromise = page.waitForRequest(call);
    await save.click();
    const request = await requestPromise;
    const { pathname, searchParams } = new URL(request.url());
    expect(request.method()).toBe('PUT');
    expect(request.postData()).toBeNull();
    expect(pathname).toBe(`/guests/unsubscribe/${link.split('/')[2]}`);
    expect(Object.fromEntries(searchParams)).toEqual({
      contact_email: recipient.email,
      contact_id: 'c-1',
    });
    await expect(success).toBeFocused();
    await expect(page.getByRole('main')).toContainText(`You’re off ${brand.name}’s “news” list.`);
    expect(await suppressionsFor(server, recipient)).toMatchObject([
      { list: 'news', source: 'link' },
    ]);
  });

  test('R144 R190 R261 E1 all lists are * in the third part of the tracking id', async ({
    page,
    server,
  }) => {
    const recipient = uniqueRecipient();
    const link = await linkFor(server, recipient);
    const { allLists, save, success } = await visit(page, link);
    // The label covers the whole row.
    await page.getByText(`You won’t get email from any ${brand.name} list.`).click({ force: true });
    await expect(allLists).toBeChecked();
    const requestPromise = page.waitForRequest(call);
    await save.click();
    const [account, message, list] = (link.split('/')[2] ?? '').split('.');
    expect(list).toBe('news');
    expect(new URL((await requestPromise).url()).pathname.replaceAll('%2A', '*')).toContain(
      `/${account}.${message}.*.`,
    );
    await expect(success).toBeVisible();
    expect(await suppressionsFor(server, recipient)).toMatchObject([{ list: '*' }]);
  });

  test('R262 R337 R365 a response without an error is a success, whatever its payload', async ({
    page,
    server,
  }) => {
    const { save, success, failure } = await visit(page, await linkFor(server, uniqueRecipient()));
    await page.route(call, (route) => route.fulfill({ json: { error: null, payload: null } }));
    await save.click();
    await expect(success).toBeFocused();
    await expect(failure).toHaveCount(0);
  });

  test('R38 A7 A9 in the other path formats, encoded or not', async ({ page, server }) => {
    const recipient = uniqueRecipient();
    const link = await linkFor(server, recipient);
    for (const address of [
      ...alternativePaths(link),
      ...alternativePaths(decodeURIComponent(link)),
    ]) {
      const { save, success } = await visit(page, address);
      await save.click();
      await expect(success).toBeVisible();
    }
    expect(await suppressionsFor(server, recipient)).toHaveLength(1);
  });

  test('E9 Undo reverts it, and the choice can be saved again', async ({ page, server }) => {
    const recipient = uniqueRecipient();
    const { allLists, save, success, undo } = await visit(page, await linkFor(server, recipient));
    await allLists.check();
    await save.click();
    await undo.click();
    await expect(page.getByRole('status')).toContainText('Undone.');
    expect(await suppressionsFor(server, recipient)).toEqual([]);
    await expect(allLists).toBeChecked();
    await save.click();
    await expect(success).toBeVisible();
    expect(await suppressionsFor(server, recipient)).toMatchObject([{ list: '*' }]);
  });

  test('the reason is optional', async ({ page, server }) => {
    const recipient = uniqueRecipient();
    const { save, why } = await visit(page, await linkFor(server, recipient));
    await save.click();
    await expect(why).toBeHidden();
    await page.getByText('Tell us why (optional)').click();
    await why.getByRole('radio', { name: 'Too many emails' }).check();
    await why.getByRole('button', { name: 'Send answer' }).click();
    await expect(page.getByText('Thank you for telling us.')).toBeVisible();
    expect(await suppressionsFor(server, recipient)).toMatchObject([{ reason: 'too_many' }]);
  });

  test('a double click sends one request', async ({ page, server }) => {
    const recipient = uniqueRecipient();
    const { save, success } = await visit(page, await linkFor(server, recipient));
    const puts = countRequests(page, 'PUT');
    const { requested, release } = await delayRequests(page, call);
    await save.dblclick();
    await requested;
    await expect(save).toBeDisabled();
    release();
    await expect(success).toBeVisible();
    expect(puts()).toBe(1);
  });

  test('by keyboard only', async ({ page, server }) => {
    const recipient = uniqueRecipient();
    const { thisList, allLists, success, undo } = await visit(
      page,
      await linkFor(server, recipient),
    );
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(thisList).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(allLists).toBeChecked();
    await page.keyboard.press('Enter');
    await expect(success).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(undo).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status')).toContainText('Undone.');
    expect(await suppressionsFor(server, recipient)).toEqual([]);
  });

  test('dismissing the message moves the focus to Undo', async ({ page, server }) => {
    const { save, success, undo } = await visit(page, await linkFor(server, uniqueRecipient()));
    await save.click();
    await success.getByRole('button', { name: 'Dismiss' }).click();
    await expect(success).toHaveCount(0);
    await expect(undo).toBeFocused();
  });
});

test.describe('requesting a new link', () => {
  test('E3 an invalid address shows an error, a valid one the neutral response', async ({
    page,
  }) => {
    await page.goto('/preferences');
    const { freshLink } = preferencesOn(page);
    const box = freshLink.getByRole('textbox', { name: 'Email address' });
    const send = freshLink.getByRole('button', { name: 'Send me a new link' });
    await box.fill('nobody');
    // Hydrated: the browser's own validation is off.
    await expect(freshLink).toHaveJSProperty('noValidate', true);
    await send.click();
    await expect(box).toBeFocused();
    await expect(box).toHaveAccessibleDescription('Invalid email address.');
    await box.fill('nobody@mail.example');
    await send.click();
    await expect(page.getByRole('status')).toContainText('a new link is on its way');
    await expect(page.getByText('You entered nobody@mail.example')).toBeVisible();
    await expect(page.getByText('Look for “Manage the email you get from ')).toBeVisible();
    await expect(page.getByText('The link at the bottom')).toBeHidden();
    await expect(page.getByRole('heading')).toHaveText(['Check your inbox']);
    await page.getByRole('button', { name: 'Use another address' }).click();
    await expect(box).toBeFocused();
    await expect(box).toHaveValue('');
  });

  test('shows the error message of the API', async ({ page }) => {
    await page.route('**/guests/preferences/link', (route) =>
      route.fulfill({ status: 429, json: { error: 'Too many requests.', payload: null } }),
    );
    await page.goto('/preferences');
    const { freshLink } = preferencesOn(page);
    const box = freshLink.getByRole('textbox');
    await box.fill('ada@mail.example');
    await freshLink.getByRole('button').click();
    await expect(page.getByRole('alert')).toContainText('Too many requests.');
    await expect(box).toHaveValue('ada@mail.example');
  });
});
