import { contactFormOn, fillIn } from '../contact-form.ts';
import { delayRequests } from '../delay-requests.ts';
import { expect, type Locator, test } from '../fixtures.ts';
import { preventHandBack } from '../hand-back.ts';
import { rowsOf } from '../rows.ts';

const script = '**/_astro/ContactForm*.js';

test('values entered before hydration are kept, and sent', async ({ page, server }) => {
  const { requested, release } = await delayRequests(page, script);
  await page.goto('/');
  const contact = contactFormOn(page);
  const enquiry = await fillIn(contact);
  await requested;
  release();
  await expect(contact.form).toHaveJSProperty('noValidate', true);
  await expect(contact.fullname).toHaveValue(enquiry.fullname);
  await expect(contact.body).toHaveValue(enquiry.body);
  await contact.send.click();
  await expect(contact.success).toBeVisible();
  expect(await rowsOf('enquiries', server, enquiry.email)).toMatchObject([enquiry]);
});

test('a submit before hydration is replayed by the script', async ({ page, server }) => {
  const { requested, release } = await delayRequests(page, script);
  await page.goto('/');
  const contact = contactFormOn(page);
  const enquiry = await fillIn(contact);
  await requested;
  await contact.send.dblclick();
  release();
  await Promise.race([
    contact.success.waitFor(),
    // On a slow machine the browser may have submitted the form by then.
    page.waitForURL('/contact/sent'),
  ]);
  expect(await rowsOf('enquiries', server, enquiry.email)).toMatchObject([enquiry]);
});

test('a submit before a script that never loads falls back to the browser, and ends on the thank-you page', async ({
  page,
  server,
}) => {
  const { requested } = await delayRequests(page, script);
  await page.goto('/');
  const contact = contactFormOn(page);
  const enquiry = await fillIn(contact);
  await requested;
  await contact.send.click();
  await page.waitForURL('/contact/sent');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await rowsOf('enquiries', server, enquiry.email)).toHaveLength(1);
});

for (const [how, press] of Object.entries({
  'a click': (send: Locator) => send.click(),
  Enter: (send: Locator) => send.press('Enter'),
})) {
  test(`R281, D9 the first press counts before the script has loaded: ${how}`, async ({ page }) => {
    await preventHandBack(page);
    const { requested, release } = await delayRequests(page, script);
    await page.goto('/');
    const contact = contactFormOn(page);
    await press(contact.send);
    await requested;
    release();
    await expect(contact.fullname).toHaveAccessibleDescription('Full name is required.');
    await expect(contact.body).toHaveAccessibleDescription('Body of message is required.');
    await expect(contact.fullname).toBeFocused();
  });
}

test('if the script never loads, the browser checks the fields', async ({ page }) => {
  await delayRequests(page, script);
  await page.goto('/');
  const contact = contactFormOn(page);
  await contact.send.click();
  // The browser's own check moves the focus to the first invalid field.
  await expect(contact.fullname).toBeFocused();
  await expect(page).toHaveURL('/');
});
