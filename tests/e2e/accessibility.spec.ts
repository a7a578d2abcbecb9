import { expectAccessible, expectAccessibleInAllLooks } from './axe.ts';
import { contactFormOn, fillIn, visitContactForm } from './contact-form.ts';
import { expect, test } from './fixtures.ts';
import { visitPlans } from './plans.ts';
import { freshEmail } from './rows.ts';

// What fades in is looked at when it has arrived.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the home page, woken to its end', async ({ page }) => {
  const { module } = await visitPlans(page);
  await module('Automation').check();
  await page.getByRole('form', { name: 'Newsletter' }).scrollIntoViewIfNeeded();
  await page.evaluate('scrollTo(0, 0)');
  await expectAccessibleInAllLooks(page);
});

test('the menu open, with its products, wide', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Products' }).click();
  const menu = page.getByRole('navigation', { name: 'Main' });
  await expect(menu.getByRole('link', { name: 'App Analytics' })).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
});

test('the menu open, with its products, narrow', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const panel = page.getByRole('navigation', { name: 'Menu' });
  await panel.getByText('Products', { exact: true }).click();
  await expect(panel.getByRole('link', { name: 'App Analytics' })).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
});

test('a question open', async ({ page }) => {
  await page.goto('/');
  const item = page
    .locator('details')
    .filter({ has: page.getByRole('heading', { level: 3 }) })
    .first();
  await item.getByRole('heading').click();
  await expect(item.getByRole('paragraph')).toBeVisible();
  await expectAccessibleInAllLooks(page);
});

test('every fault of the contact form shown', async ({ page }) => {
  const contact = await visitContactForm(page);
  await contact.send.click();
  await expect(contact.body).toHaveAccessibleDescription('Body of message is required.');
  await expectAccessibleInAllLooks(page);
});

test('the contact form sent', async ({ page }) => {
  const contact = await visitContactForm(page);
  await fillIn(contact);
  await contact.send.click();
  await expect(contact.success).toBeVisible();
  await expectAccessibleInAllLooks(page);
});

test('the contact form while it is sent, then failed', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/guests/enquiry', async (route) => {
    await released;
    await route.abort();
  });
  const contact = await visitContactForm(page);
  await fillIn(contact);
  await contact.send.click();
  await expect(contact.send).toBeDisabled();
  await expectAccessibleInAllLooks(page);
  release();
  await expect(contact.alert).toBeVisible();
  await expectAccessibleInAllLooks(page);
});

test('the newsletter subscribed', async ({ page }) => {
  await page.goto('/contact/sent');
  const form = page.getByRole('form', { name: 'Newsletter' });
  await form.getByRole('textbox').fill(freshEmail());
  await form.getByRole('button', { name: 'Subscribe' }).click();
  await expect(form.getByRole('status')).toBeVisible();
  await expectAccessibleInAllLooks(page);
});

test('the newsletter refused', async ({ page }) => {
  await page.route('**/capture/**', (route) => route.abort());
  await page.goto('/contact/sent');
  const form = page.getByRole('form', { name: 'Newsletter' });
  await form.getByRole('textbox').fill(freshEmail());
  await form.getByRole('button', { name: 'Subscribe' }).click();
  await expect(form.getByRole('alert')).toBeVisible();
  await expectAccessibleInAllLooks(page);
});

test('prices by the year, and above every tier', async ({ page }) => {
  const { period, struck, contacts, price } = await visitPlans(page);
  await period.selectOption('Annually');
  await expect(struck).toBeVisible();
  await expectAccessibleInAllLooks(page);
  await contacts.selectOption({ index: (await contacts.getByRole('option').count()) - 1 });
  await expect(price).toContainText('Enterprise');
  await expectAccessibleInAllLooks(page);
});

for (const path of [
  '/contact/sent',
  '/newsletter/subscribed',
  '/newsletter/confirm/abc.def',
  '/app/register?utm_source=x',
  '/no/such-page',
  '/nope.png',
]) {
  test(`the page at ${path}`, async ({ page }) => {
    await page.goto(path);
    await expectAccessibleInAllLooks(page);
  });
}

test('the page of a refused form', async ({ page }) => {
  await page.route('**/_astro/ContactForm*.js', (route) => route.abort());
  await page.goto('/');
  const contact = contactFormOn(page);
  await contact.fullname.fill('   ');
  await contact.form.evaluate((form: HTMLFormElement) => form.submit());
  await expect(page).toHaveURL('/guests/enquiry');
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await expectAccessibleInAllLooks(page);
});
