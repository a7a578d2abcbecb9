import { type ContactForm, contactFormOn, fillIn, visitContactForm } from '../contact-form.ts';
import { countRequests } from '../count-requests.ts';
import { delayRequests } from '../delay-requests.ts';
import { expect, test } from '../fixtures.ts';
import { rowsOf, uniqueEmail } from '../rows.ts';

const enquiries = /\/guests\/enquiry$/;

const required = [
  ['fullname', 'Full name is required.'],
  ['email', 'Email address is required.'],
  ['subject', 'Subject of message is required.'],
  ['body', 'Body of message is required.'],
] as const;

test.describe('invalid, and not sent', () => {
  test('R281–R287, D9 on submit, each empty or invalid field shows its error, and the first is focused', async ({
    page,
  }) => {
    const sent = countRequests(page, 'POST', enquiries);
    const contact = await visitContactForm(page);
    await contact.send.click();
    for (const [name, message] of required) {
      await expect(contact[name]).toHaveAccessibleDescription(message);
      await expect(contact[name]).toHaveAttribute('aria-invalid', 'true');
      await expect(contact.form.getByText(message, { exact: true })).toBeVisible();
    }
    await expect(contact.fullname).toBeFocused();

    await test.step('white space counts as empty', async () => {
      await fillIn(contact);
      await contact.body.fill(' \n\t ');
      await contact.subject.fill('   ');
      await contact.send.click();
      await expect(contact.subject).toBeFocused();
      await expect(contact.subject).toHaveAccessibleDescription('Subject of message is required.');
      await expect(contact.body).toHaveAccessibleDescription('Body of message is required.');
    });

    await test.step('an invalid address is rejected, on input too', async () => {
      await fillIn(contact);
      await contact.email.fill('a@b.c');
      await expect(contact.email).toHaveAccessibleDescription('Invalid email address.');
      await contact.send.click();
      await expect(contact.email).toBeFocused();
      await expect(contact.email).toHaveAttribute('aria-invalid', 'true');
      await expect(contact.email).toHaveAccessibleDescription('Invalid email address.');
      await contact.email.fill('a@mail.example');
      await expect(contact.email).not.toHaveAccessibleDescription(/./);
    });
    expect(sent()).toBe(0);
  });

  test('R281, R288, D9 on input, only the emptied field shows its error, which prevents the submit', async ({
    page,
  }) => {
    const sent = countRequests(page, 'POST', enquiries);
    const contact = await visitContactForm(page);
    for (const [name, message] of required) {
      await test.step(name, async () => {
        await contact[name].fill('x');
        await contact[name].fill('');
        await expect(contact[name]).toHaveAccessibleDescription(message);
        for (const [other] of required) {
          if (other !== name) await expect(contact[other]).not.toHaveAccessibleDescription(/./);
        }
        // A single error prevents the submit.
        await fillIn(contact);
        await contact[name].fill('');
        await contact.send.click();
        await expect(contact[name]).toBeFocused();
        await expect(contact[name]).toHaveAccessibleDescription(message);
        await fillIn(contact);
      });
    }
    expect(sent()).toBe(0);
  });
});

test.describe('sent', () => {
  for (const width of [360, 1280]) {
    test(`R254, R255, R332, R333 at ${width}: the server's message, empty fields, one row`, async ({
      page,
      server,
    }) => {
      await page.setViewportSize({ width, height: 740 });
      const contact = await visitContactForm(page);
      await expect(contact.send).toBeEnabled();
      const enquiry = await fillIn(contact);
      const responsePromise = page.waitForResponse('**/guests/enquiry');
      await contact.send.click();
      const response = await responsePromise;
      expect(response.request().postDataJSON()).toEqual(enquiry);
      const { error, payload } = (await response.json()) as Record<string, unknown>;
      expect(error).toBeNull();

      await expect(contact.success).toHaveText(String(payload));
      await expect(contact.success).toBeFocused();
      await expect(contact.letter).toContainText(`We’ll reply to ${enquiry.email}.`);
      await expect(contact.form).toBeHidden();
      await expectEmpty(contact);
      expect(await rowsOf('enquiries', server, enquiry.email)).toMatchObject([enquiry]);
    });
  }

  test('R251–R253 while sending, the button is disabled and shows a spinner', async ({ page }) => {
    const contact = await visitContactForm(page);
    await expect(contact.send.locator('[data-spinner]')).toHaveCount(0);
    await fillIn(contact);
    const { requested, release } = await delayRequests(page, '**/guests/enquiry');
    await contact.send.click();
    await requested;
    await expect(contact.send).toBeDisabled();
    const spinner = contact.send.locator('[data-spinner]');
    await expect(spinner).toBeVisible();
    await expect(spinner).not.toHaveCSS('animation-name', 'none');
    await expect(contact.fullname).toHaveValue('Ngozi Adé');

    release();
    await expect(contact.success).toBeVisible();
    await expect(spinner).toHaveCount(0);
    await contact.again.click();
    await expect(contact.send).toBeEnabled();
  });

  for (const [name, sendTwice] of Object.entries({
    'a double click': ({ send }: ContactForm) => send.dblclick(),
    'Enter pressed twice': async ({ subject }: ContactForm) => {
      await subject.press('Enter');
      await subject.press('Enter');
    },
  })) {
    test(`${name} sends one request and stores one row`, async ({ page, server }) => {
      const sent = countRequests(page, 'POST', enquiries);
      const contact = await visitContactForm(page);
      const enquiry = await fillIn(contact);
      const { requested, release } = await delayRequests(page, '**/guests/enquiry');
      await sendTwice(contact);
      await requested;
      release();
      await expect(contact.success).toBeVisible();
      await expectEmpty(contact);
      expect(sent()).toBe(1);
      expect(await rowsOf('enquiries', server, enquiry.email)).toHaveLength(1);
    });
  }

  test('a retry after a lost response stores one row', async ({ page, server }) => {
    const contact = await visitContactForm(page);
    const enquiry = await fillIn(contact);
    await page.route(
      '**/guests/enquiry',
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await contact.send.click();
    await expect(contact.alert).toBeVisible();
    expect(await rowsOf('enquiries', server, enquiry.email)).toHaveLength(1);
    await contact.send.click();
    await expect(contact.success).toBeVisible();
    expect(await rowsOf('enquiries', server, enquiry.email)).toHaveLength(1);
  });

  test('the next message from the same page stores another row', async ({ page, server }) => {
    const contact = await visitContactForm(page);
    const enquiry = await fillIn(contact);
    await contact.send.click();
    await contact.again.click();
    await expect(contact.success).toHaveCount(0);
    await expect(contact.fullname).toBeFocused();
    await fillIn(contact);
    await contact.email.fill(enquiry.email);
    await contact.body.fill('And one more thing.');
    await contact.send.click();
    await expect(contact.success).toBeVisible();
    await expectEmpty(contact);
    expect(await rowsOf('enquiries', server, enquiry.email)).toHaveLength(2);
  });

  test('by keyboard only, from the address bar to the response', async ({ page, server }) => {
    await page.goto('/');
    const contact = contactFormOn(page);
    const isReached = () => contact.fullname.evaluate((field) => field === document.activeElement);
    let presses = 0;
    while (!(await isReached())) {
      presses += 1;
      expect(presses, 'Tab presses to the form').toBeLessThan(200);
      await page.keyboard.press('Tab');
    }
    const email = uniqueEmail();
    const values = ['Ada Keys', email, 'No mouse', 'Only Tab and Enter.'];
    for (const text of values) {
      await page.keyboard.type(text);
      await page.keyboard.press('Tab');
    }
    await expect(contact.send).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(contact.success).toBeVisible();
    await expect(contact.success).toBeFocused();
    for (const next of [
      contact.letter.getByRole('link', { name: 'See pricing' }),
      contact.again,
      contact.dismiss,
    ]) {
      await page.keyboard.press('Tab');
      await expect(next).toBeFocused();
    }
    await page.keyboard.press('Enter');
    await expect(contact.success).toHaveCount(0);
    await expect(contact.fullname).toBeFocused();
    expect(await rowsOf('enquiries', server, email)).toMatchObject([
      { fullname: 'Ada Keys', email, subject: 'No mouse', body: 'Only Tab and Enter.' },
    ]);
  });
});

async function expectEmpty({ fields }: ContactForm): Promise<void> {
  await expect(fields).toHaveCount(4);
  for (const field of await fields.all()) await expect(field).toHaveValue('');
}
