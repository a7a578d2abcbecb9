import { expectAccessible, expectAccessibleInAllThemes } from '../axe.ts';
import { contactFormOn, fillIn, visitContactForm } from '../contact-form.ts';
import { expectNoHorizontalScroll } from '../fit.ts';
import { expect, type Page, test } from '../fixtures.ts';
import { rowsOf } from '../rows.ts';

const islandCode = /\/_astro\/ContactForm[^/]*\.js/;
const notLoaded =
  'This part of the page did not load fully. You can use it as it is or reload the page.';
const throwing = "export default () => { throw new Error('thrown on purpose'); };";
const crash = 'Unexpected Application Error!';

test.describe('F18 code that fails to load', () => {
  test('a notice says so; the form keeps its values and is submitted by the browser', async ({
    page,
    server,
  }) => {
    await page.route(islandCode, (route) => route.abort());
    await page.goto('/contact');
    const contact = contactFormOn(page);
    const enquiry = await fillIn(contact);
    const notice = noticeOn(page);
    await expect(notice.line).toContainText(notLoaded);
    await expect(notice.reload).toBeVisible();
    await expect(contact.body).toHaveValue(enquiry.body);
    await expect(contact.send).toBeEnabled();
    await contact.send.click();
    await page.waitForURL('/contact/sent');
    expect(await rowsOf('enquiries', server, enquiry.email)).toMatchObject([enquiry]);
  });

  test('only the Reload button reloads the page, and the form then hydrates', async ({ page }) => {
    await page.route(islandCode, (route) => route.abort());
    await page.goto('/contact');
    const contact = contactFormOn(page);
    await contact.subject.fill('Typed before');
    const notice = noticeOn(page);
    await expect(notice.line).toBeVisible();
    await expect(contact.subject).toHaveValue('Typed before');
    await page.unroute(islandCode);
    await Promise.all([page.waitForEvent('load'), notice.reload.click()]);
    await contact.form.hover();
    await expect(contact.form).toHaveJSProperty('noValidate', true);
    await expect(notice.line).toHaveCount(0);
  });

  test('when no script loads at all, the notice says so, and the form works', async ({
    page,
    server,
  }) => {
    await page.route('**/_astro/*.js', (route) => route.abort());
    await page.goto('/contact');
    const contact = contactFormOn(page);
    const enquiry = await fillIn(contact);
    await expect(noticeOn(page).line).toContainText(notLoaded);
    await contact.send.click();
    await page.waitForURL('/contact/sent');
    expect(await rowsOf('enquiries', server, enquiry.email)).toHaveLength(1);
  });

  test('a request that fails once is repeated, without a notice', async ({ page }) => {
    let requests = 0;
    await page.route(islandCode, async (route) => {
      requests += 1;
      if (requests === 1) await route.abort();
      else await route.continue();
    });
    await page.goto('/contact');
    const contact = contactFormOn(page);
    await contact.subject.fill('Typed before');
    await expect(contact.form).toHaveJSProperty('noValidate', true);
    await expect(contact.subject).toHaveValue('Typed before');
    expect(requests).toBe(2);
    await expect(noticeOn(page).line).toHaveCount(0);
  });

  test('the plans of the home page stay as rendered', async ({ page }) => {
    await page.route(/\/_astro\/Plans[^/]*\.js/, (route) => route.abort());
    await page.goto('/#pricing');
    await expect(noticeOn(page).line).toContainText(notLoaded);
    await expect(page.getByRole('heading', { name: 'Growth' })).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Currency' })).toBeVisible();
  });
});

test('R382, R383, F18 code that never arrives fails with a ChunkLoadError after 120 s', async ({
  page,
}) => {
  const requests: string[] = [];
  await page.route(islandCode, (route) => {
    requests.push(route.request().url());
  });
  await page.clock.install();
  await page.addInitScript(`
    window.failures = [];
    addEventListener('astro:hydration-error', ({ detail }) => failures.push(detail.error.name));
  `);
  await page.goto('/contact');
  const contact = contactFormOn(page);
  await contact.subject.fill('Patience');
  await expect.poll(() => requests.length).toBe(1);

  await page.clock.runFor(119_000);
  await expect(noticeOn(page).line).toHaveCount(0);
  expect(await page.evaluate('failures')).toEqual([]);
  await page.clock.runFor(1_000);
  await expect(noticeOn(page).line).toContainText(notLoaded);
  expect(await page.evaluate('failures')).toEqual(['ChunkLoadError']);
  await page.clock.runFor(600_000);
  await expect(noticeOn(page).line).toHaveCount(1);
  await expect(contact.subject).toHaveValue('Patience');
});

test.describe('R167, R384, F17 an island that throws', () => {
  test('an error with two ways out; the form is restored and submitted by the browser', async ({
    page,
    server,
  }) => {
    await page.route(islandCode, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: throwing }),
    );
    await page.goto('/contact');
    const contact = contactFormOn(page);
    const enquiry = await fillIn(contact);
    const notice = noticeOn(page);
    await expect(notice.line).toContainText(crash);
    await expect(notice.reload).toBeVisible();
    await expect(notice.home).toHaveAttribute('href', '/');
    await expect(page.getByRole('heading', { level: 1, name: 'Got Questions?' })).toBeVisible();
    await expect(page.getByRole('form', { name: 'Newsletter' })).toBeVisible();
    await fillIn(contact);
    await contact.email.fill(enquiry.email);
    await contact.send.click();
    await page.waitForURL('/contact/sent');
    expect(await rowsOf('enquiries', server, enquiry.email)).toHaveLength(1);
  });

  test('values entered before are kept, and both ways out work', async ({ page }) => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route(islandCode, async (route) => {
      await released;
      await route.fulfill({ contentType: 'text/javascript', body: throwing });
    });
    await page.goto('/contact');
    const contact = contactFormOn(page);
    const enquiry = await fillIn(contact);
    release();
    const notice = noticeOn(page);
    await expect(notice.line).toContainText(crash);
    await expect(contact.email).toHaveValue(enquiry.email);
    await expect(contact.body).toHaveValue(enquiry.body);
    await Promise.all([page.waitForEvent('load'), notice.reload.click()]);
    await contact.form.hover();
    await expect(notice.line).toContainText(crash);
    await notice.home.click();
    await expect(page).toHaveURL('/');
  });

  test('a later crash, after which React unmounts it, keeps the values entered since', async ({
    page,
  }) => {
    const contact = await visitContactForm(page, '/contact');
    const enquiry = await fillIn(contact);
    await page.evaluate(`document.querySelector('form[aria-label="Contact"]')
      .closest('astro-island').dispatchEvent(new Event('astro:unmount'))`);
    await expect(noticeOn(page).line).toContainText(crash);
    await expect(contact.form).toHaveJSProperty('noValidate', false);
    await expect(contact.fullname).toHaveValue(enquiry.fullname);
    await expect(contact.body).toHaveValue(enquiry.body);
    await contact.send.click();
    await page.waitForURL('/contact/sent');
  });

  test('the plans of the home page stay as rendered', async ({ page }) => {
    await page.route(/\/_astro\/Plans[^/]*\.js/, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: throwing }),
    );
    await page.goto('/#pricing');
    await expect(noticeOn(page).line).toContainText(crash);
    await expect(page.getByRole('heading', { name: 'Growth' })).toBeVisible();
  });
});

test('R167 the 500 page shows the error with two ways out', async ({ page, server }) => {
  await page.goto('/500');
  await expect(page.getByRole('heading', { level: 1, name: crash })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Reload' })).toHaveJSProperty(
    'href',
    `${server.url}/500`,
  );
  await expect(main.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute(
    'href',
    '/',
  );
  await expectAccessible(page);
});

for (const [name, body] of Object.entries({
  'not loaded': 'import "./no-such-file.js";',
  crash: throwing,
})) {
  test(`no axe violations in a notice, in the page and in the footer: ${name}`, async ({
    page,
  }) => {
    await page.route(/\/_astro\/(Contact|Newsletter)Form[^/]*\.js/, (route) =>
      route.fulfill({ contentType: 'text/javascript', body }),
    );
    await page.goto('/contact');
    await contactFormOn(page).form.hover();
    await page.getByRole('form', { name: 'Newsletter' }).hover();
    const notices = noticeOn(page).line;
    await expect(notices).toHaveCount(2);
    for (const width of [320, 1280]) {
      for (const line of await notices.all()) await expectAccessibleInAllThemes(line, [width]);
      await expectNoHorizontalScroll(page, `${width} px`);
    }
  });
}

function noticeOn(page: Page) {
  const line = page
    .getByRole('alert')
    .filter({ has: page.getByRole('button', { name: 'Reload' }) });
  return {
    line,
    reload: line.getByRole('button', { name: 'Reload' }),
    home: line.getByRole('link', { name: 'Go to the home page' }),
  };
}
