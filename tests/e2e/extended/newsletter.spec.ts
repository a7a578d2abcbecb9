import { countRequests } from '../count-requests.ts';
import { delayRequests } from '../delay-requests.ts';
import { expect, test } from '../fixtures.ts';
import { newsletterOn, visitNewsletter } from '../newsletter-form.ts';
import { rowsOf, uniqueEmail } from '../rows.ts';

const capture = /\/api\/contacts\/[^/]+\/capture\//;

test.describe('rejected', () => {
  test('R259, R331, D10 the value is kept, and an alert says why', async ({ page }) => {
    const json = { error: 'That address is asleep.', payload: null };
    for (const [name, response] of Object.entries({
      'an error with status 200': { status: 200, json },
      'a rejection': { status: 400, json },
      'a bare 500': { status: 500, body: '' },
      'no network': null,
    })) {
      await test.step(name, async () => {
        await page.route(capture, (route) => (response ? route.fulfill(response) : route.abort()));
        const { box, subscribe, alert } = await visitNewsletter(page);
        await box.fill('a@mail.example');
        await subscribe.click();
        await expect(alert).toBeVisible();
        await expect(box).toBeFocused();
        if (response && 'json' in response) await expect(alert).toHaveText(json.error);
        await expect(box).toHaveValue('a@mail.example');
        await page.unroute(capture);
      });
    }
  });

  test('D10 an empty form sends nothing, shows no error, and puts the focus into the box', async ({
    page,
  }) => {
    const sent = countRequests(page, 'GET', capture);
    const { box, subscribe, alert } = await visitNewsletter(page);
    const description = await box.evaluate((input) => input.getAttribute('aria-describedby') ?? '');
    for (const text of ['', '   ']) {
      await box.fill(text);
      await subscribe.click();
      await expect(box).toBeFocused();
      await box.press('Enter');
    }
    await expect(box).not.toHaveAttribute('aria-invalid', 'true');
    expect(await box.evaluate((input) => input.getAttribute('aria-describedby') ?? '')).toBe(
      description,
    );
    await expect(alert).toHaveCount(0);
    expect(sent()).toBe(0);

    // Proves that the listener counts requests.
    await box.fill(uniqueEmail());
    await subscribe.click();
    await expect.poll(sent).toBe(1);
  });

  test('R289 an invalid address is not validated in the browser, but by the server', async ({
    page,
    server,
  }) => {
    const { box, subscribe, alert } = await visitNewsletter(page);
    await box.fill('nobody');
    await expect(box).not.toHaveAttribute('aria-invalid', 'true');
    const responsePromise = page.waitForResponse(capture);
    await subscribe.click();
    const response = await responsePromise;
    const { error } = (await response.json()) as { error: string };
    await expect(alert).toHaveText(error);
    await expect(box).toHaveValue('nobody');
    expect(await rowsOf('subscribers', server, 'nobody')).toEqual([]);
  });
});

test.describe('accepted', () => {
  for (const width of [360, 1280]) {
    test(`R259, R329, R330, D11–D13 at ${width}: one request, the form is cleared, the row is pending`, async ({
      page,
      server,
    }) => {
      await page.setViewportSize({ width, height: 740 });
      const { box, value, subscribe, success } = await visitNewsletter(page);
      const email = uniqueEmail();
      await box.fill(email);
      const responsePromise = page.waitForResponse(capture);
      await subscribe.click();
      const request = (await responsePromise).request();
      expect(request.method()).toBe('GET');
      expect(request.postData()).toBeNull();
      const { pathname, searchParams } = new URL(request.url());
      expect(pathname).toMatch(/^\/api\/contacts\/[\w-]+\/capture\/$/);
      expect([...searchParams].sort()).toEqual([
        ['email', email],
        ['source', 'website-api'],
        ['tags', 'subscriber'],
      ]);

      await expect(success).toBeVisible();
      await expect(value).toHaveValue('');
      expect(await rowsOf('subscribers', server, email)).toMatchObject([
        { email, status: 'pending', source: 'website-api' },
      ]);
    });
  }

  test('D10, D16 a letter over the form asks to confirm by email, once and without a question', async ({
    page,
    server,
  }) => {
    const email = uniqueEmail().replace('@', '+news@');
    const { box, form, subscribe, letter, success, again, dismiss } = await visitNewsletter(page);
    for (const back of [again, dismiss]) {
      await box.fill(email);
      await subscribe.click();
      await expect(success).toHaveText('Thank you. Please check your inbox to confirm.');
      await expect(success).toBeFocused();
      await expect(letter).toHaveAttribute('aria-live', 'off');
      await expect(form).toBeHidden();
      await expect(letter.getByRole('button')).toHaveCount(2);
      await back.click();
      await expect(success).toHaveCount(0);
      await expect(box).toBeFocused();
      await expect(box).toHaveValue('');
    }
    expect(await rowsOf('subscribers', server, email)).toHaveLength(1);
  });

  test('on another page, with Enter', async ({ page, server }) => {
    const { box, success } = await visitNewsletter(page, '/contact/sent');
    const email = uniqueEmail();
    await box.fill(email);
    await box.press('Enter');
    await expect(success).toBeVisible();
    expect(await rowsOf('subscribers', server, email)).toHaveLength(1);
  });
});

test.describe('before its code is there', () => {
  // With the query of the second attempt.
  const code = '**/_astro/NewsletterForm*.js*';

  test('a press waits for it', async ({ page, server }) => {
    const { requested, release } = await delayRequests(page, code);
    await page.goto('/terms');
    const { box, subscribe, success } = newsletterOn(page);
    const email = uniqueEmail();
    await box.fill(email);
    await requested;
    await subscribe.click();
    release();
    await expect(success).toBeVisible();
    await expect(page).toHaveURL('/terms');
    expect(await rowsOf('subscribers', server, email)).toHaveLength(1);
  });

  test('F18 code that fails to load: the browser submits it', async ({ page, server }) => {
    await page.route(code, (route) => route.abort());
    await page.goto('/terms');
    const { box, subscribe } = newsletterOn(page);
    const email = uniqueEmail();
    await box.fill(email);
    await subscribe.click();
    await page.waitForURL('/newsletter/subscribed');
    expect(await rowsOf('subscribers', server, email)).toHaveLength(1);
  });

  test('F17 code that throws: a notice, and the browser submits it', async ({ page, server }) => {
    await page.route(code, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: "export default () => { throw new Error('thrown on purpose'); };",
      }),
    );
    await page.goto('/terms');
    const { box, subscribe } = newsletterOn(page);
    await box.focus();
    await expect(page.getByRole('alert')).toContainText('Unexpected Application Error!');
    const email = uniqueEmail();
    await box.fill(email);
    await subscribe.click();
    await page.waitForURL('/newsletter/subscribed');
    expect(await rowsOf('subscribers', server, email)).toHaveLength(1);
  });
});
