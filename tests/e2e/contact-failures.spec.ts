import { type ContactForm, fillIn, visitContactForm } from './contact-form.ts';
import { expect, test } from './fixtures.ts';

const generic = 'Oops! An error occurred. Please try again.';

/** How the request may go wrong, and what the visitor reads. */
const failures = {
  'R257, R363 the network is away': { answer: null, says: generic },
  'R256, R362 a refusal in the envelope': {
    answer: { status: 400, json: { error: 'The letterbox is full.', payload: null } },
    says: 'The letterbox is full.',
  },
  'R256, R333 an error with status 200': {
    answer: { status: 200, json: { error: 'Please <b>wait</b>.', payload: null } },
    says: 'Please <b>wait</b>.',
  },
  'a page where JSON should be': {
    answer: { status: 200, body: '<p>Sign in to this network</p>', contentType: 'text/html' },
    says: generic,
  },
  'a bare 500': { answer: { status: 500, body: '' }, says: generic },
  'a success without the envelope': { answer: { status: 200, json: {} }, says: generic },
  'a payload beside a bad status': {
    answer: { status: 502, json: { error: null, payload: 'Thank you.' } },
    says: generic,
  },
} as const;

for (const [name, { answer, says }] of Object.entries(failures)) {
  test(`${name}: the alert says so, and the text is kept`, async ({ page }) => {
    await page.route('**/guests/enquiry', (route) =>
      answer ? route.fulfill(answer) : route.abort(),
    );
    const contact = await visitContactForm(page);
    const enquiry = await fillIn(contact);
    await contact.send.click();
    await expect(contact.alert).toHaveText(says);
    await expect(contact.success).toHaveCount(0);
    await expect(contact.send).toBeEnabled();
    await expectText(contact, enquiry);
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

test('R258, D16 Dismiss takes the alert away and leads back into the form', async ({ page }) => {
  await page.route('**/guests/enquiry', (route) => route.abort());
  const contact = await visitContactForm(page);
  const enquiry = await fillIn(contact);
  await contact.send.click();
  await expect(contact.alert).toBeFocused();
  await contact.dismiss.click();
  await expect(contact.alert).toHaveCount(0);
  await expect(contact.fullname).toBeFocused();
  await expectText(contact, enquiry);
});

test('R258 a success is dismissed the same way', async ({ page }) => {
  const contact = await visitContactForm(page);
  await fillIn(contact);
  await contact.send.click();
  await expect(contact.success).toBeVisible();
  await contact.dismiss.click();
  await expect(contact.success).toHaveCount(0);
  await expect(contact.fullname).toBeFocused();
});

test('after a failure the same form can be sent, and the alert goes', async ({ page }) => {
  await page.route('**/guests/enquiry', (route) => route.abort(), { times: 1 });
  const contact = await visitContactForm(page);
  await fillIn(contact);
  await contact.send.click();
  await expect(contact.alert).toHaveText(generic);
  await contact.send.click();
  await expect(contact.success).toBeVisible();
  await expect(contact.alert).toHaveCount(0);
});

async function expectText(
  { fullname, email, subject, body }: ContactForm,
  enquiry: Record<'fullname' | 'email' | 'subject' | 'body', string>,
): Promise<void> {
  await expect(fullname).toHaveValue(enquiry.fullname);
  await expect(email).toHaveValue(enquiry.email);
  await expect(subject).toHaveValue(enquiry.subject);
  await expect(body).toHaveValue(enquiry.body);
}
