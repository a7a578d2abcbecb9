// Long: the requirements of one area, in their order.
import { fillIn, visitContactForm } from '../../e2e/contact-form.ts';
import { visitNewsletter } from '../../e2e/newsletter-form.ts';
import { uniqueEmail } from '../../e2e/rows.ts';
import { addressOf, expect, expectOnly, journey, theCall } from '../journey.ts';

const generic = 'Oops! An error occurred. Please try again.';

const section = journey('The section', async ({ page, holds }) => {
  for (const path of ['/', '/contact']) {
    await page.goto(path);
    const contact = page.locator('#contact-us');
    await holds('R127', `its anchor on ${path}`, () => expect(contact).toHaveCount(1));
    await holds('R128', `its title on ${path}`, () =>
      expect(contact.getByRole('heading', { name: 'Got Questions?', exact: true })).toBeVisible(),
    );
    await holds('R129', `its form on ${path}`, () =>
      expect(contact.getByRole('form', { name: 'Contact' })).toBeVisible(),
    );
  }
});

const rules = [
  ['R282 R287', 'fullname', ' ', 'Full name is required.', 'Ngozi Adé'],
  ['R285 R287', 'email', ' ', 'Email address is required.', 'a@mail.example'],
  ['R283 R287', 'subject', ' ', 'Subject of message is required.', 'Prices'],
  ['R284 R287', 'body', ' ', 'Body of message is required.', 'Hello'],
  ['R282', 'fullname', '', 'Full name is required.', 'Ngozi Adé'],
  ['R285', 'email', '', 'Email address is required.', 'a@mail.example'],
  ['R283', 'subject', '', 'Subject of message is required.', 'Prices'],
  ['R284', 'body', '', 'Body of message is required.', 'Hello'],
  ['R286', 'email', 'nobody', 'Invalid email address.', 'a@mail.example'],
  ['R286', 'email', '@mail.example', 'Invalid email address.', 'a@mail.example'],
  ['R286', 'email', 'a@mail', 'Invalid email address.', 'a@mail.example'],
  ['R286', 'email', 'a@mail.e', 'Invalid email address.', 'a@mail.ex'],
] as const;

const validation = journey('Validation', async (visit) => {
  const { page, holds, made } = visit;
  const contact = await visitContactForm(page);
  await holds('R251', 'idle at first', async () => {
    await expect(contact.send).toBeEnabled();
    await expect(contact.alert).toHaveCount(0);
    await expect(contact.success).toHaveCount(0);
    await expect(contact.form.locator('[aria-invalid=true]')).toHaveCount(0);
  });
  await contact.send.click();
  for (const [code, message] of [
    ['R282', 'Full name is required.'],
    ['R283', 'Subject of message is required.'],
    ['R284', 'Body of message is required.'],
    ['R285', 'Email address is required.'],
  ] as const) {
    await holds(`${code} R281 R288`, `send shows "${message}"`, () =>
      expect(contact.form.getByText(message, { exact: true })).toBeVisible(),
    );
  }
  await page.goto('/');
  await visitContactForm(page);
  await fillIn(contact);
  for (const [codes, name, text, message, valid] of rules) {
    await holds(`${codes} R281`, `${name} "${text}" on input`, async () => {
      await contact[name].fill(text);
      await expect(contact.form.getByText(message, { exact: true })).toBeVisible();
    });
    await holds(`${codes} R281 R288`, `${name} "${text}" on send`, async () => {
      await contact.send.click();
      await expect(contact.form.getByText(message, { exact: true })).toBeVisible();
    });
    await holds(`${codes} R281`, `${name} "${valid}" is valid`, async () => {
      await contact[name].fill(valid);
      await expect(contact.form.getByText(message, { exact: true })).toHaveCount(0);
    });
  }
  await holds('R288', 'nothing was sent', () => expect(made('enquiry')).toEqual([]));
});

const sent = journey('An enquiry', async (visit) => {
  const { page, holds, site } = visit;
  await visit.respond('enquiry', 'hang');
  const contact = await visitContactForm(page);
  const enquiry = await fillIn(contact);
  await contact.send.click();
  await holds('R252', 'while it is sent, the button is disabled', () =>
    expect(contact.send).toBeDisabled(),
  );
  await holds('R253', 'and a spinner turns', () =>
    expect(contact.form.locator('[data-spinner]')).toBeVisible(),
  );
  await holds('R187 R332', 'its four fields, and nothing else', async () => {
    const made = await theCall(visit, 'enquiry');
    const sent = JSON.parse(made.body) as Record<string, unknown>;
    if (site.recorders) expect(sent).toEqual(enquiry);
    else expect(sent).toMatchObject(enquiry);
    expect([made.method, made.path, made.query]).toEqual(['POST', '/guests/enquiry', '']);
    expectOnly(made, { method: 'POST' });
    if (site.recorders) expect(made.base).toBe('users');
    expect(visit.unlisted()).toEqual([]);
  });
});

const responses = journey('Its response', async (visit) => {
  const { page, holds } = visit;
  const contact = await visitContactForm(page);
  await fillIn(contact);
  for (const [codes, name, reply, message] of [
    [
      'R256 R333 R362',
      'an error',
      { json: { error: 'The letterbox is full.', payload: null } },
      'The letterbox is full.',
    ],
    [
      'R362',
      'an error with markup',
      { status: 400, json: { error: 'Please <b>wait</b>.', payload: null } },
      'Please <b>wait</b>.',
    ],
    ['R257 R363', 'no network', 'abort', generic],
    ['R363', 'status 500', { status: 500, text: '' }, generic],
    ['R363', 'a page', { text: '<p>Sign in to this network</p>' }, generic],
  ] as const) {
    await visit.respond('enquiry', reply);
    await contact.send.click();
    await holds(codes, `${name}: ${message}`, () => expect(contact.alert).toHaveText(message));
    await holds('R256', `${name}: the alert is red`, async () => {
      const color = await contact.alert.evaluate((alert) => getComputedStyle(alert).color);
      const [red = 0, green = 0, blue = 0] = color.match(/\d+/g)?.map(Number) ?? [];
      expect(red).toBeGreaterThan(2 * Math.max(green, blue));
    });
    await holds('R258', `${name}: it can be dismissed`, async () => {
      await contact.dismiss.click();
      await expect(contact.alert).toHaveCount(0);
    });
  }
  for (const [name, json] of Object.entries({
    'a message': { error: null, payload: { message: 'We will write back.' } },
    'a text': { error: null, payload: 'We will write back.' },
    'no payload': { error: null, payload: null },
    'no error': {},
    'a false error': { error: false },
  })) {
    await visit.respond('enquiry', { json });
    await fillIn(contact);
    await contact.send.click();
    await holds('R254 R333', `${name}: success`, async () => {
      await expect(contact.success).toHaveText(/\S/);
      if (JSON.stringify(json).includes('write back')) {
        await expect(contact.success).toContainText('We will write back.');
      }
      await expect(contact.alert).toHaveCount(0);
    });
    await holds('R255', `${name}: all fields are cleared`, async () => {
      for (const field of await contact.fields.all()) await expect(field).toHaveValue('');
    });
    await holds('R258', `${name}: the message can be dismissed`, async () => {
      await contact.dismiss.click();
      await expect(contact.success).toHaveCount(0);
      await expect(contact.form).toBeVisible();
    });
  }
});

const ours = journey('Our own service', async ({ page, holds, site }) => {
  if (site.recorders) return;
  const contact = await visitContactForm(page);
  await fillIn(contact);
  await contact.send.click();
  await holds('R254 R255', 'takes an enquiry', async () => {
    await expect(contact.success).toBeVisible();
    for (const field of await contact.fields.all()) await expect(field).toHaveValue('');
  });
});

const footer = journey('Footer', async ({ page, holds, site }) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  await holds('R130', 'the newsletter', () =>
    expect(footer.getByRole('form', { name: 'Newsletter' })).toBeVisible(),
  );
  await holds('R131', 'a contact address', () =>
    expect(footer.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:.+@/),
  );
  await holds('R132', 'social links', async () => {
    for (const name of ['LinkedIn', 'Instagram', 'X']) {
      await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute(
        'href',
        /^https:/,
      );
    }
  });
  for (const [codes, href] of [
    ['R44 R134', '/products/automation'],
    ['R45 R134', '/products/campaign/'],
    ['R134', '/products/transactionals'],
    ['R134', '/products/analytics'],
    ['R135', '/developers'],
    ['R136', '/terms'],
    ['R137', '/privacy'],
  ] as const) {
    await holds(codes, `a link to ${href}`, async () => {
      await expect(footer.locator(`a[href="${href}"]`)).toBeVisible();
      await expect(footer.locator(`a[href="${href}"]`)).toHaveText(/\S/);
    });
  }
  await holds('R138', 'the blog is elsewhere', async () => {
    const href = (await footer.getByRole('link', { name: 'Blog' }).getAttribute('href')) ?? '';
    expect(new URL(href, site.url).origin).not.toBe(site.url);
  });
  await holds('R139', 'agencies register at the app', async () => {
    const href = await addressOf(footer.getByRole('link', { name: /agency/i }));
    expect(href.startsWith(`${site.bases.app}/`)).toBe(true);
  });
  await holds('R133', 'the current year', async () => {
    await page.clock.setFixedTime(new Date('2031-06-01T12:00:00Z'));
    await page.goto('/');
    await expect(footer.getByText(/©/)).toContainText('2031');
  });
});

const newsletter = journey('Newsletter', async (visit) => {
  const { page, holds, site } = visit;
  const { box, value, subscribe, dismiss } = await visitNewsletter(page, '/terms');
  const email = uniqueEmail().replace('@', '+news@');
  await box.fill(email);
  await subscribe.click();
  await holds('R329', 'the call', async () => {
    const made = await theCall(visit, 'capture');
    expect(made.method).toBe('GET');
    expect(made.path).toMatch(/^\/api\/contacts\/[\w-]+\/capture\/$/);
    const query = [...new URLSearchParams(made.query)].sort();
    expect(query).toEqual([
      ['email', email],
      ['source', 'website-api'],
      ['tags', 'subscriber'],
    ]);
    if (site.recorders) expect(made.base).toBe('users');
  });
  await holds('R330', 'a query only', async () => {
    const made = await theCall(visit, 'capture');
    expect(made.body).toBe('');
    expectOnly(made, { method: 'GET' });
    expect(visit.unlisted()).toEqual([]);
  });
  await holds('R259', 'the box is cleared', () => expect(value).toHaveValue(''));
  await dismiss.click();
  for (const [name, json] of Object.entries({
    'no error': {},
    'a null error': { error: null },
    'a false error': { error: false, payload: null },
  })) {
    await visit.respond('capture', { json });
    await holds('R259 R331', `${name}: the box is cleared`, async () => {
      await box.fill(uniqueEmail());
      await subscribe.click();
      await expect(dismiss).toBeVisible();
      await expect(value).toHaveValue('');
    });
    await dismiss.click();
  }
  for (const [name, reply] of Object.entries({
    'an error': { json: { error: 'That address is asleep.', payload: null } },
    'an error with status 400': {
      status: 400,
      json: { error: 'That address is asleep.', payload: null },
    },
    'status 500': { status: 500, text: '' },
    'no network': 'abort',
  } as const)) {
    await visit.respond('capture', reply);
    await box.fill('a@mail.example');
    const before = visit.made('capture').length;
    await subscribe.click();
    await expect.poll(() => visit.made('capture').length).toBeGreaterThan(before);
    await holds('R259 R331', `${name}: the box keeps the address`, async () => {
      await expect(subscribe).toBeEnabled();
      await expect(box).toHaveValue('a@mail.example');
    });
  }
});

const noValidation = journey('No validation of the newsletter', async (visit) => {
  const { page, holds } = visit;
  const { form, box, subscribe, alert } = await visitNewsletter(page, '/terms');
  await visit.respond('capture', { json: { error: null, payload: null } });
  await holds('R289', 'an empty box', async () => {
    await subscribe.click();
    await expect(form.locator('[aria-invalid=true]')).toHaveCount(0);
    await expect(alert).toHaveCount(0);
  });
  await holds('R289', 'anything is sent as it is', async () => {
    await box.fill('nobody');
    await subscribe.click();
    await theCall(visit, 'capture');
    await expect(form.locator('[aria-invalid=true]')).toHaveCount(0);
    await expect(alert).toHaveCount(0);
  });
});

export const contactJourneys = [
  section,
  validation,
  sent,
  responses,
  ours,
  footer,
  newsletter,
  noValidation,
];
