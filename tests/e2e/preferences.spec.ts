import { delayRequests } from './delayed-route.ts';
import { expect, type Page, test } from './fixtures.ts';
import { freshRecipient, linkFor, otherForms, preferencesOn, stoppedFor } from './recipients.ts';

const call = '**/guests/unsubscribe/**';

/** Opens the page and waits for its script: until that has come, the browser posts the form itself. */
async function visit(page: Page, address: string) {
  await page.goto(address);
  const parts = preferencesOn(page);
  await parts.form.dispatchEvent('focusin', { bubbles: true });
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  return parts;
}

test.describe('not saved', () => {
  const broken = '/unsubscription/acc.msg.news.cut/ada.o+x%40mail.example/c-1';

  test('R364 E3 a link that does not fit: an alert, the choice kept, and the way to a fresh link', async ({
    page,
  }) => {
    const { allLists, save, failure, freshLink } = await visit(page, broken);
    await allLists.check();
    await save.click();
    await expect(failure).toBeFocused();
    await expect(allLists).toBeChecked();
    const box = freshLink.getByRole('textbox', { name: 'Email address' });
    await expect(box).toHaveValue('ada.o+x@mail.example');
    await freshLink.getByRole('button', { name: 'Send me a fresh link' }).click();
    await expect(page.getByRole('status')).toHaveText(
      'If we send mail to this address, a fresh link is on its way there. It can take a few minutes.',
    );
  });

  test('R364 an address that was cut short asks nothing of the API', async ({ page }) => {
    const { save, failure, freshLink } = await visit(page, '/unsubscription');
    let asked = 0;
    await page.route(call, () => {
      asked += 1;
    });
    await save.click();
    await expect(failure).toBeVisible();
    await expect(freshLink).toBeVisible();
    expect(asked).toBe(0);
  });

  for (const [name, answer] of Object.entries({
    'no network': null,
    'a bare 500': { status: 500, body: 'oops' },
    'an error with status 200': { status: 200, json: { error: 'No.', payload: null } },
  })) {
    test(`R337 R364 ${name}: an alert, and the next try succeeds`, async ({ page, server }) => {
      const recipient = freshRecipient();
      const parts = await visit(page, await linkFor(server, recipient));
      await page.route(call, (route) => (answer ? route.fulfill(answer) : route.abort()));
      await parts.save.click();
      await expect(parts.failure).toBeVisible();
      expect(await stoppedFor(server, recipient)).toEqual([]);
      await page.unroute(call);
      await parts.save.click();
      await expect(parts.success).toBeVisible();
      await expect(parts.failure).toHaveCount(0);
    });
  }

  test('E9 an Undo that comes too late says so, and what was saved stays', async ({
    page,
    server,
  }) => {
    const recipient = freshRecipient();
    const link = await linkFor(server, recipient);
    const { save, undo } = await visit(page, link);
    await save.click();
    await expect(undo).toBeVisible();
    // Somebody saves anew elsewhere: that is what counts now.
    const elsewhere = await page.request.post(link, { form: { 'List-Unsubscribe': 'One-Click' } });
    expect([elsewhere.status(), await elsewhere.text()]).toEqual([200, '']);
    await undo.click();
    await expect(page.getByRole('alert')).toContainText('until something newer was saved');
    expect(await stoppedFor(server, recipient)).toHaveLength(1);
  });
});

test.describe('saved', () => {
  test('R142 R143 R260 R334–R336 R365 this list is the default', async ({ page, server }) => {
    const recipient = freshRecipient();
    const link = await linkFor(server, recipient);
    const { thisList, save, success } = await visit(page, link);
    await expect(page.getByRole('main')).toContainText(`For ${recipient.email}.`);
    await expect(thisList).toBeChecked();
    const asked = page.waitForRequest(call);
    await save.click();
    const request = await asked;
    const { pathname, searchParams } = new URL(request.url());
    expect(request.method()).toBe('PUT');
    expect(request.postData()).toBeNull();
    expect(pathname).toBe(`/guests/unsubscribe/${link.split('/')[2]}`);
    expect(Object.fromEntries(searchParams)).toEqual({
      contact_email: recipient.email,
      contact_id: 'c-1',
    });
    await expect(success).toBeFocused();
    await expect(page.getByRole('main')).toContainText('You get no more mail from this list.');
    expect(await stoppedFor(server, recipient)).toMatchObject([{ list: 'news', source: 'link' }]);
  });

  test('R144 R190 R261 all lists are meant by * as the third part', async ({ page, server }) => {
    const recipient = freshRecipient();
    const link = await linkFor(server, recipient);
    const { allLists, save, success } = await visit(page, link);
    // The whole row is the label's, above its words.
    await page.getByText('No more mail from any list of this sender.').click({ force: true });
    await expect(allLists).toBeChecked();
    const asked = page.waitForRequest(call);
    await save.click();
    const [account, message, list] = (link.split('/')[2] ?? '').split('.');
    expect(list).toBe('news');
    expect(new URL((await asked).url()).pathname.replaceAll('%2A', '*')).toContain(
      `/${account}.${message}.*.`,
    );
    await expect(success).toBeVisible();
    expect(await stoppedFor(server, recipient)).toMatchObject([{ list: '*' }]);
  });

  test('R38 A7 A9 by the other addresses of the page, encoded or not', async ({ page, server }) => {
    const recipient = freshRecipient();
    const link = await linkFor(server, recipient);
    for (const address of [...otherForms(link), ...otherForms(decodeURIComponent(link))]) {
      const { save, success } = await visit(page, address);
      await save.click();
      await expect(success).toBeVisible();
    }
    expect(await stoppedFor(server, recipient)).toHaveLength(1);
  });

  test('E9 and undone; the choice is there again, and can be saved again', async ({
    page,
    server,
  }) => {
    const recipient = freshRecipient();
    const { allLists, save, success, undo } = await visit(page, await linkFor(server, recipient));
    await allLists.check();
    await save.click();
    await undo.click();
    await expect(page.getByRole('status')).toContainText('Undone.');
    expect(await stoppedFor(server, recipient)).toEqual([]);
    await expect(allLists).toBeChecked();
    await save.click();
    await expect(success).toBeVisible();
    expect(await stoppedFor(server, recipient)).toMatchObject([{ list: '*' }]);
  });

  test('why is asked for those who like to say, and for nobody else', async ({ page, server }) => {
    const recipient = freshRecipient();
    const { save, why } = await visit(page, await linkFor(server, recipient));
    await save.click();
    await expect(why).toBeHidden();
    await page.getByText('Tell us why, if you like').click();
    await why.getByRole('radio', { name: 'Too many emails' }).check();
    await why.getByRole('button', { name: 'Send answer' }).click();
    await expect(page.getByText('Thank you for telling us.')).toBeVisible();
    expect(await stoppedFor(server, recipient)).toMatchObject([{ reason: 'too_many' }]);
  });

  test('once, however often the button is pressed meanwhile', async ({ page, server }) => {
    const recipient = freshRecipient();
    const { save, success } = await visit(page, await linkFor(server, recipient));
    let puts = 0;
    page.on('request', (request) => {
      if (request.method() === 'PUT') puts += 1;
    });
    const { asked, release } = await delayRequests(page, call);
    await save.dblclick();
    await asked;
    await expect(save).toBeDisabled();
    release();
    await expect(success).toBeVisible();
    expect(puts).toBe(1);
  });

  test('by the keyboard alone', async ({ page, server }) => {
    const recipient = freshRecipient();
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
    expect(await stoppedFor(server, recipient)).toEqual([]);
  });

  test('a dismissed alert gives the focus back', async ({ page, server }) => {
    const { save, success, undo } = await visit(page, await linkFor(server, freshRecipient()));
    await save.click();
    await success.getByRole('button', { name: 'Dismiss' }).click();
    await expect(success).toHaveCount(0);
    await expect(undo).toBeFocused();
  });
});

test.describe('a fresh link, without any', () => {
  test('E3 what is no address is named beside the box; a good one gets the neutral answer', async ({
    page,
  }) => {
    await page.goto('/preferences');
    const { freshLink } = preferencesOn(page);
    const box = freshLink.getByRole('textbox', { name: 'Email address' });
    const send = freshLink.getByRole('button', { name: 'Send me a fresh link' });
    await box.fill('nobody');
    // Until then the browser's own check names it.
    await expect(freshLink).toHaveJSProperty('noValidate', true);
    await send.click();
    await expect(box).toBeFocused();
    await expect(box).toHaveAccessibleDescription('Invalid email address.');
    await box.fill('nobody@mail.example');
    await send.click();
    await expect(page.getByRole('status')).toContainText('a fresh link is on its way');
  });

  test('what the API refuses is said in its words', async ({ page }) => {
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
