import { contactFormOn, fillIn } from './contact-form.ts';
import { delayRequests } from './delayed-route.ts';
import { expect, test } from './fixtures.ts';
import { rowsOf } from './rows.ts';

const script = '**/_astro/ContactForm*.js';

test('what was filled in before the script arrived is kept, and sent', async ({ page, server }) => {
  const { asked, release } = await delayRequests(page, script);
  await page.goto('/');
  const contact = contactFormOn(page);
  const enquiry = await fillIn(contact);
  await asked;
  release();
  await expect(contact.form).toHaveJSProperty('noValidate', true);
  await expect(contact.fullname).toHaveValue(enquiry.fullname);
  await expect(contact.body).toHaveValue(enquiry.body);
  await contact.send.click();
  await expect(contact.success).toBeVisible();
  expect(await rowsOf('enquiries', server, enquiry.email)).toMatchObject([enquiry]);
});

test('sent before the script arrived, it is sent when the script is there', async ({
  page,
  server,
}) => {
  const { asked, release } = await delayRequests(page, script);
  await page.goto('/');
  const contact = contactFormOn(page);
  const enquiry = await fillIn(contact);
  await asked;
  await contact.send.dblclick();
  release();
  await Promise.race([
    contact.success.waitFor(),
    // A slow machine may have sent it plainly by then, which is as good.
    page.waitForURL('/contact/sent'),
  ]);
  expect(await rowsOf('enquiries', server, enquiry.email)).toMatchObject([enquiry]);
});

test('sent before a script that never arrives, it goes plainly and ends on the thank-you page', async ({
  page,
  server,
}) => {
  const { asked } = await delayRequests(page, script);
  await page.goto('/');
  const contact = contactFormOn(page);
  const enquiry = await fillIn(contact);
  await asked;
  await contact.send.click();
  await page.waitForURL('/contact/sent');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await rowsOf('enquiries', server, enquiry.email)).toHaveLength(1);
});

test('sent with a script that cannot be loaded, it goes plainly too', async ({ page, server }) => {
  // A failed import is tried again under the same name with a query.
  await page.route(/\/_astro\/ContactForm[^/]*\.js/, (route) => route.abort());
  await page.goto('/');
  const contact = contactFormOn(page);
  const enquiry = await fillIn(contact);
  await contact.send.click();
  await page.waitForURL('/contact/sent');
  expect(await rowsOf('enquiries', server, enquiry.email)).toHaveLength(1);
});
