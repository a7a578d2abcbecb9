import { type ContactForm, fillIn, visitContactForm } from './contact-form.ts';
import { expect, test } from './fixtures.ts';

const generic = 'Oops! An error occurred. Please try again.';

/** Responses, and the alert that each shows. */
const failures = {
  'R257, R363 no network': { answer: null, message: generic },
  'R256, R362 an error in the envelope': {
    answer: { status: 400, json: { error: 'The letterbox is full.', payload: null } },
    message: 'The letterbox is full.',
  },
  'R256, R333 an error with status 200': {
    answer: { status: 200, json: { error: 'Please <b>wait</b>.', payload: null } },
    message: 'Please <b>wait</b>.',
  },
  'a page instead of JSON': {
    answer: { status: 200, body: '<p>Sign in to this network</p>', contentType: 'text/html' },
    message: generic,
  },
  'a bare 500': { answer: { status: 500, body: '' }, message: generic },
  'a success without the envelope': { answer: { status: 200, json: {} }, message: generic },
  'a payload with an error status': {
    answer: { status: 502, json: { error: null, payload: 'Thank you.' } },
    message: generic,
  },
} as const;

for (const [name, { answer, message }] of Object.entries(failures)) {
  test(`${name}: an alert, and the values are kept`, async ({ page }) => {
    await page.route('**/guests/enquiry', (route) =>
      answer ? route.fulfill(answer) : route.abort(),
    );
    const contact = await visitContactForm(page);
    const enquiry = await fillIn(contact);
    await contact.send.click();
    await expect(contact.alert).toHaveText(message);
    await expect(contact.success).toHaveCount(0);
    await expect(contact.send).toBeEnabled();
    await expectValues(contact, enquiry);
  });
}

test('R256 the alert is red', async ({ page }) => {
  await page.route('**/guests/enquiry', (route) => route.abort());
  const contact = await visitContactForm(page);
  await fillIn(contact);
  await contact.send.click();
  await expect(contact.alert).toBeVisible();
  const colour = await contact.alert.evaluate((alert) => getComputedStyle(alert).color);
  const [red = 0, green = 0, blue = 0] = colour.match(/\d+/g)?.map(Number) ?? [];
  expect(red).toBeGreaterThan(2 * Math.max(green, blue));
});

test('R258, D16 Dismiss removes the alert and focuses the form', async ({ page }) => {
  await page.route('**/guests/enquiry', (route) => route.abort());
  const contact = await visitContactForm(page);
  const enquiry = await fillIn(contact);
  await contact.send.click();
  await expect(contact.alert).toBeFocused();
  await contact.dismiss.click();
  await expect(contact.alert).toHaveCount(0);
  await expect(contact.fullname).toBeFocused();
  await expectValues(contact, enquiry);
});

test('R258 a success message is dismissed the same way', async ({ page }) => {
  const contact = await visitContactForm(page);
  await fillIn(contact);
  await contact.send.click();
  await expect(contact.success).toBeVisible();
  await contact.dismiss.click();
  await expect(contact.success).toHaveCount(0);
  await expect(contact.fullname).toBeFocused();
});

test('after a failure, the form can be resent, which removes the alert', async ({ page }) => {
  await page.route('**/guests/enquiry', (route) => route.abort(), { times: 1 });
  const contact = await visitContactForm(page);
  await fillIn(contact);
  await contact.send.click();
  await expect(contact.alert).toHaveText(generic);
  await contact.send.click();
  await expect(contact.success).toBeVisible();
  await expect(contact.alert).toHaveCount(0);
});

async function expectValues(
  { fullname, email, subject, body }: ContactForm,
  enquiry: Record<'fullname' | 'email' | 'subject' | 'body', string>,
): Promise<void> {
  await expect(fullname).toHaveValue(enquiry.fullname);
  await expect(email).toHaveValue(enquiry.email);
  await expect(subject).toHaveValue(enquiry.subject);
  await expect(body).toHaveValue(enquiry.body);
}
