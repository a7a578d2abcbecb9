import { startServer } from '../../script/start-server.ts';
import { contactFormOn, fillIn } from './contact-form.ts';
import { countRequests } from './count-requests.ts';
import { expect, test } from './fixtures.ts';
import { addOn, firstBracket, ownPrice } from './own-prices.ts';
import { plansOn } from './plans.ts';
import { rowsOf, uniqueEmail } from './rows.ts';

test.use({ javaScriptEnabled: false });

test.describe('rejected', () => {
  test('R282–R286 an invalid enquiry comes back filled, with each error, and can be sent', async ({
    page,
    server,
  }) => {
    await page.goto('/');
    const contact = contactFormOn(page);
    await contact.subject.fill('Kept');
    await contact.email.fill('nobody');
    // Skips the browser's own validation.
    await contact.form.evaluate((form: HTMLFormElement) => {
      form.noValidate = true;
    });
    const responsePromise = page.waitForResponse('**/guests/enquiry');
    await contact.send.click();
    expect((await responsePromise).status()).toBe(400);
    await expect(page.getByRole('alert')).toHaveCount(0);
    const form = page.getByRole('form', { name: 'Contact' });
    const field = (name: string) => form.getByRole('textbox', { name, exact: true });
    await expect(field('Full name')).toBeFocused();
    await expect(field('Full name')).toHaveAccessibleDescription('Full name is required.');
    await expect(field('Email address')).toHaveAccessibleDescription('Invalid email address.');
    await expect(field('Message')).toHaveAccessibleDescription('Body of message is required.');
    await expect(field('Subject')).toHaveAccessibleDescription('');
    await expect(field('Subject')).toHaveValue('Kept');
    await expect(field('Email address')).toHaveValue('nobody');
    expect(await page.locator('html').ariaSnapshot()).not.toContain('{{');

    const email = uniqueEmail();
    await field('Full name').fill('Ada Okoye');
    await field('Email address').fill(email);
    await field('Message').fill('Now it is complete.');
    await form.getByRole('button', { name: 'Send message' }).click();
    await expect(page).toHaveURL('/contact/sent');
    expect(await rowsOf('enquiries', server, email)).toHaveLength(1);
  });

  for (const [path, name, button] of [
    ['/demo', 'Demo request', 'Request a demo'],
    ['/startup', 'Startup application', 'Apply now'],
  ] as const) {
    test(`an incomplete ${name} comes back with what was chosen`, async ({ page }) => {
      await page.goto(path);
      const form = page.getByRole('form', { name });
      await form.getByLabel('First name').fill('Ada');
      await form.getByLabel('Number of users').selectOption({ index: 2 });
      const chosen = await form.getByLabel('Number of users').inputValue();
      await form.evaluate((element: HTMLFormElement) => {
        element.noValidate = true;
      });
      await form.getByRole('button', { name: button }).click();
      await expect(form.getByLabel('Last name')).toBeFocused();
      await expect(form.getByLabel('Last name')).toHaveAccessibleDescription(
        'Last name is required.',
      );
      await expect(form.getByLabel('First name')).toHaveValue('Ada');
      await expect(form.getByLabel('Number of users')).toHaveValue(chosen);
    });
  }

  test('an incomplete calculation comes back with its figures and services', async ({ page }) => {
    await page.goto('/calculator');
    const form = page.getByRole('form', { name: 'Savings calculator' });
    await form.getByLabel('Active customers').fill('10,000');
    await form.getByLabel('Marketing Automation').check();
    await form.evaluate((element: HTMLFormElement) => {
      element.noValidate = true;
    });
    await form.getByRole('button', { name: 'Get your savings' }).click();
    await expect(form.getByLabel('First name')).toBeFocused();
    await expect(form.getByLabel('First name')).toHaveAccessibleDescription(
      'First name is required.',
    );
    await expect(form.getByLabel('Number of customers')).toHaveAccessibleDescription(
      'Enter a number above 0.',
    );
    await expect(page.getByText('Please fill all fields.')).toHaveCount(1);
    await expect(form.getByLabel('Active customers')).toHaveValue('10,000');
    await expect(form.getByLabel('Marketing Automation')).toBeChecked();
    await expect(form.getByLabel('Broadcast Messaging')).not.toBeChecked();
    const note = form.getByText('Choose at least one service');
    await expect(note).toBeHidden();
    await form.getByLabel('Marketing Automation').uncheck();
    await expect(note).toBeVisible();
  });

  test('the browser validates required fields', async ({ page }) => {
    const sent = countRequests(page, 'POST');
    await page.goto('/');
    const contact = contactFormOn(page);
    await contact.send.click();
    await expect(contact.fullname).toBeFocused();
    expect(sent()).toBe(0);
  });

  test('submitted HTML is escaped, and what another site sends is not shown', async ({
    request,
  }) => {
    const response = await request.post('/guests/enquiry', {
      form: { fullname: '', email: '<script>alert(1)</script>', subject: 's', body: 'b' },
    });
    expect(response.status()).toBe(400);
    expect(response.headers()['content-type']).toContain('text/html');
    expect(await response.text()).toContain('value="&lt;script&gt;alert(1)&lt;/script&gt;"');
    const foreign = await request.post('/guests/enquiry', {
      form: { fullname: 'Not typed here' },
      headers: { origin: 'https://other.example', 'sec-fetch-site': 'cross-site' },
    });
    expect(foreign.status()).toBe(403);
    expect(await foreign.text()).not.toContain('Not typed here');
  });

  test('the newsletter rejects an invalid address with a page', async ({ page }) => {
    await page.goto('/');
    const form = page.getByRole('form', { name: 'Newsletter' });
    await form.getByRole('textbox').fill('nobody');
    await form.evaluate((element: HTMLFormElement) => {
      element.noValidate = true;
    });
    await form.getByRole('button', { name: 'Subscribe' }).click();
    const box = page.getByRole('form', { name: 'Newsletter' }).getByRole('textbox');
    await expect(box).toHaveValue('nobody');
    await expect(box).toHaveAccessibleDescription('Invalid email address.');
    await expect(box).toBeFocused();
  });

  test('beyond the rate limit: a page asks to wait, and nothing is stored', async ({ page }) => {
    const server = await startServer({ RATE_LIMIT: '1' });
    try {
      const contact = contactFormOn(page);
      await page.goto(server.url);
      const first = await fillIn(contact);
      await contact.send.click();
      await expect(page).toHaveURL(`${server.url}/contact/sent`);

      await page.goto(server.url);
      const second = await fillIn(contact);
      const responsePromise = page.waitForResponse('**/guests/enquiry');
      await contact.send.click();
      const response = await responsePromise;
      expect(response.status()).toBe(429);
      expect(Number(response.headers()['retry-after'])).toBeGreaterThan(0);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('alert').getByRole('listitem')).toHaveText([/wait/i]);
      await expect(page.getByRole('main').getByLabel('Message')).toHaveValue(second.body);

      expect(await rowsOf('enquiries', server, first.email)).toHaveLength(1);
      expect(await rowsOf('enquiries', server, second.email)).toEqual([]);
    } finally {
      await server.stop();
    }
  });
});

test.describe('accepted', () => {
  test('an enquiry, posted twice, is stored once and ends on its thank-you page', async ({
    page,
    server,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/');
    const contact = contactFormOn(page);
    const enquiry = await fillIn(contact);
    await contact.send.click();
    await expect(page).toHaveURL('/contact/sent');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const rows = await rowsOf('enquiries', server, enquiry.email);
    expect(rows).toMatchObject([{ ...enquiry, body: expect.any(String) }]);
    // Forms send line breaks as CRLF.
    expect(String(rows[0]?.body).replaceAll('\r\n', '\n')).toBe(enquiry.body);

    await page.goBack();
    await expect(contact.email).toHaveValue(enquiry.email);
    await contact.send.click();
    await expect(page).toHaveURL('/contact/sent');
    expect(await rowsOf('enquiries', server, enquiry.email)).toHaveLength(1);
  });

  test('D11 a subscription is stored as pending and ends on its thank-you page', async ({
    page,
    server,
  }) => {
    await page.goto('/');
    const email = uniqueEmail();
    const form = page.getByRole('form', { name: 'Newsletter' });
    await form.getByRole('textbox', { name: 'Email address' }).fill(email);
    await form.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page).toHaveURL('/newsletter/subscribed');
    expect(await rowsOf('subscribers', server, email)).toMatchObject([
      { email, status: 'pending' },
    ]);
  });
});

test.describe('usable', () => {
  test('R59, R73 the panel and its accordion open on a narrow screen', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    const panel = page.getByRole('navigation', { name: 'Menu' });
    await panel.getByText('Products', { exact: true }).click();
    await expect(panel.getByRole('link', { name: 'App Analytics' })).toBeVisible();
    await panel.getByText('Products', { exact: true }).click();
    await expect(panel.getByRole('link', { name: 'Savings' })).toBeInViewport();
  });

  test('R50, R54, R58, R233, R401 on a wide screen the menu and a question open, and the partner row scrolls', async ({
    page,
  }) => {
    await page.goto('/');
    const menu = page.getByRole('navigation', { name: 'Main' });
    const entry = menu.getByRole('link', { name: 'App Analytics' });
    await menu.getByRole('button', { name: 'Products' }).click();
    await expect(entry).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(entry).toBeHidden();

    const row = page.locator('[aria-roledescription="carousel"]');
    for (const logo of await row.getByRole('img').all()) {
      await logo.scrollIntoViewIfNeeded();
      await expect(logo).toBeInViewport();
    }
    await expect(row.getByRole('button')).toHaveCount(0);

    const item = page
      .locator('details')
      .filter({ has: page.getByRole('heading', { level: 3 }) })
      .nth(1);
    await item.getByRole('heading').click();
    await expect(item.getByRole('paragraph')).toBeVisible();
    const voices = page.locator('[data-testimonials]');
    await expect(voices.getByRole('blockquote')).toHaveCount(await voices.count());
  });

  test('R235 the prices of the default choice are shown', async ({ page }) => {
    await page.goto('/#pricing');
    const first = ownPrice(0, 'USD').price;
    const { price, struck, modules, receipt, start, contacts, enterprise } = plansOn(page);
    await expect(price).toContainText(first);
    await expect(struck).toHaveCount(0);
    const row = modules.locator('div').filter({ hasText: 'Marketing Automation' });
    await expect(row.first()).toContainText(`+ ${addOn(0, 'USD', 'Marketing Automation')}`);
    await expect(receipt.getByText(first, { exact: true })).toHaveCount(2);
    await expect(contacts).toHaveValue(firstBracket);
    await expect(start).toHaveAttribute('href', '/app/register?location=main');
    await expect(enterprise).toContainText('Custom');
    // A hint that the controls need JavaScript.
    await expect(page.locator('#pricing').getByText(/JavaScript/)).toBeVisible();
  });
});
