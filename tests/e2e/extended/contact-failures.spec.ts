import { fillIn, visitContactForm } from '../contact-form.ts';
import { expect, test } from '../fixtures.ts';

const generic = 'Oops! An error occurred. Please try again.';

/** Responses, and the alert that each shows. */
const failures = {
  'no network': { response: null, message: generic },
  'an error in the envelope': {
    response: { status: 400, json: { error: 'The letterbox is full.', payload: null } },
    message: 'The letterbox is full.',
  },
  'an error with status 200': {
    response: { status: 200, json: { error: 'Please <b>wait</b>.', payload: null } },
    message: 'Please <b>wait</b>.',
  },
  'a page instead of JSON': {
    response: { status: 200, body: '<p>Sign in to this network</p>', contentType: 'text/html' },
    message: generic,
  },
  'a bare 500': { response: { status: 500, body: '' }, message: generic },
  'an error without words': { response: { status: 200, json: { error: true } }, message: generic },
  'another status without an error': { response: { status: 404, json: {} }, message: generic },
  'a payload with an error status': {
    response: { status: 502, json: { error: null, payload: 'Thank you.' } },
    message: generic,
  },
} as const;

test('R256–R258, R333, R362, R363, D16 each failure shows a red alert that can be dismissed, keeps the values, and the form can be sent again', async ({
  page,
}) => {
  const contact = await visitContactForm(page);
  const enquiry = await fillIn(contact);
  for (const [name, { response, message }] of Object.entries(failures)) {
    await test.step(name, async () => {
      await page.route('**/guests/enquiry', (route) =>
        response ? route.fulfill(response) : route.abort(),
      );
      await contact.send.click();
      await expect(contact.alert).toHaveText(message);
      await expect(contact.alert).toBeFocused();
      await expect(contact.success).toHaveCount(0);
      await expect(contact.send).toBeEnabled();
      const color = await contact.alert.evaluate((alert) => getComputedStyle(alert).color);
      const [red = 0, green = 0, blue = 0] = color.match(/\d+/g)?.map(Number) ?? [];
      expect(red).toBeGreaterThan(2 * Math.max(green, blue));
      await contact.dismiss.click();
      await expect(contact.alert).toHaveCount(0);
      await expect(contact.fullname).toBeFocused();
      for (const name of ['fullname', 'email', 'subject', 'body'] as const)
        await expect(contact[name]).toHaveValue(enquiry[name]);
      await page.unroute('**/guests/enquiry');
    });
  }
});

test('R258 a form sent again after a failure loses the alert, and its success is dismissed the same way', async ({
  page,
}) => {
  await page.route('**/guests/enquiry', (route) => route.abort(), { times: 1 });
  const contact = await visitContactForm(page);
  await fillIn(contact);
  await contact.send.click();
  await expect(contact.alert).toHaveText(generic);
  await contact.send.click();
  await expect(contact.success).toBeVisible();
  await expect(contact.alert).toHaveCount(0);
  await contact.dismiss.click();
  await expect(contact.success).toHaveCount(0);
  await expect(contact.fullname).toBeFocused();
});
