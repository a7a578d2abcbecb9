import { expectAccessibleInAllThemes } from '../axe.ts';
import { contactFormOn, fillIn, visitContactForm } from '../contact-form.ts';
import { expect, test } from '../fixtures.ts';
import { newsletterOn } from '../newsletter-form.ts';
import { visitPlans } from '../plans.ts';
import { uniqueEmail } from '../rows.ts';

// Without transitions, which axe would test half-way.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the home page, fully hydrated', async ({ page }) => {
  const { module } = await visitPlans(page);
  await module('Marketing Automation').check();
  await page.getByRole('form', { name: 'Newsletter' }).scrollIntoViewIfNeeded();
  await page.evaluate('scrollTo(0, 0)');
  await expectAccessibleInAllThemes(page);
});

test('the open menu with products, wide', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Products' }).click();
  const menu = page.getByRole('navigation', { name: 'Main' });
  await expect(menu.getByRole('link', { name: 'App Analytics' })).toBeVisible();
  await expectAccessibleInAllThemes(page, [1280]);
});

test('the open menu with products, narrow', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const panel = page.getByRole('navigation', { name: 'Menu' });
  await panel.getByText('Products', { exact: true }).click();
  await expect(panel.getByRole('link', { name: 'App Analytics' })).toBeVisible();
  await expectAccessibleInAllThemes(page, [360]);
});

test('an open question', async ({ page }) => {
  await page.goto('/');
  const item = page
    .locator('details')
    .filter({ has: page.getByRole('heading', { level: 3 }) })
    .nth(1);
  await item.getByRole('heading').click();
  await expect(item.getByRole('paragraph')).toBeVisible();
  await expectAccessibleInAllThemes(item);
});

test('the contact form with all errors, while sending, after failure and after success', async ({
  page,
}) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(
    '**/guests/enquiry',
    async (route) => {
      await released;
      await route.abort();
    },
    { times: 1 },
  );
  const contact = await visitContactForm(page);
  await contact.send.click();
  await expect(contact.body).toHaveAccessibleDescription('Body of message is required.');
  await expectAccessibleInAllThemes(contact.form);
  await fillIn(contact);
  await contact.send.click();
  await expect(contact.send).toBeDisabled();
  await expectAccessibleInAllThemes(contact.form);
  release();
  await expect(contact.alert).toBeVisible();
  await expectAccessibleInAllThemes(contact.form);
  await contact.send.click();
  await expect(contact.success).toBeVisible();
  await expectAccessibleInAllThemes(contact.letter);
});

test('the newsletter form after failure and after success', async ({ page }) => {
  await page.route('**/capture/**', (route) => route.abort(), { times: 1 });
  await page.goto('/contact/sent');
  const { form, box, subscribe, alert, letter } = newsletterOn(page);
  await box.fill(uniqueEmail());
  await subscribe.click();
  await expect(alert).toBeVisible();
  await expectAccessibleInAllThemes(form);
  await subscribe.click();
  await expect(letter).toBeVisible();
  await expectAccessibleInAllThemes(letter);
});

test('yearly prices, and prices above the highest tier', async ({ page }) => {
  const { section, period, struck, contacts, price } = await visitPlans(page);
  await period.selectOption('Annually');
  await expect(struck).toBeVisible();
  await expectAccessibleInAllThemes(section);
  await contacts.selectOption({ index: (await contacts.getByRole('option').count()) - 1 });
  await expect(price).toContainText('Enterprise');
  await expectAccessibleInAllThemes(section);
});

test('the error page of a form without script', async ({ page }) => {
  await page.route('**/_astro/ContactForm*.js', (route) => route.abort());
  await page.goto('/');
  const contact = contactFormOn(page);
  await contact.fullname.fill('   ');
  await contact.form.evaluate((form: HTMLFormElement) => form.submit());
  await expect(page).toHaveURL('/guests/enquiry');
  await expect(page.getByText('Full name is required.')).toBeVisible();
  await expectAccessibleInAllThemes(page);
});
