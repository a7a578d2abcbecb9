import { fillIn, visitContactForm } from './contact-form.ts';
import { expect, type Page, test } from './fixtures.ts';
import { openUntilIdle, waitUntilIdle } from './idle.ts';
import { newsletterOn } from './newsletter-form.ts';
import { offered, ownPrice } from './own-prices.ts';
import { plansOn } from './plans.ts';
import { uniqueEmail } from './rows.ts';

/** Collects console errors, uncaught errors, policy violations, and failed or foreign requests. */
async function watchProblems(page: Page, origin: string): Promise<string[]> {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol !== 'data:' && url.origin !== origin)
      problems.push(`request to ${request.url()}`);
  });
  page.on('requestfailed', (request) => {
    // Navigation aborts pending requests.
    const { errorText } = request.failure() ?? {};
    if (errorText !== 'net::ERR_ABORTED') problems.push(`failed: ${request.url()} ${errorText}`);
  });
  await page.exposeFunction('reportViolation', (text: string) => problems.push(text));
  await page.addInitScript(`
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      reportViolation('policy: ' + violatedDirective + ' ' + blockedURI));
  `);
  return problems;
}

test('no errors, policy violations or foreign requests while everything is used', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const problems = await watchProblems(page, server.url);
  await page.goto('/?utm_source=x');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const panel = page.getByRole('navigation', { name: 'Menu' });
  await panel.getByText('Products', { exact: true }).click();
  await page.keyboard.press('Escape');
  await scrollThrough(page);

  const plans = plansOn(page);
  await plans.module('Marketing Automation').check();
  for (const { value, label } of offered) {
    await plans.currency.selectOption(label);
    const { price } = ownPrice(0, value, 'Monthly', ['Marketing Automation']);
    await expect(plans.price).toContainText(price);
  }
  const contact = await visitContactForm(page);
  await contact.send.click();
  await expect(contact.fullname).toBeFocused();
  await fillIn(contact);
  await contact.send.click();
  await expect(contact.success).toBeVisible();
  const newsletter = newsletterOn(page);
  await newsletter.box.fill(uniqueEmail());
  await newsletter.subscribe.click();
  await expect(newsletter.success).toBeVisible();

  for (const path of ['/contact/sent', '/newsletter/subscribed', '/app/register', '/no/page']) {
    await page.goto(path);
    await scrollThrough(page);
  }
  expect(problems).toEqual([]);
});

test('the watcher detects what the policy blocks', async ({ page, server }) => {
  const problems = await watchProblems(page, server.url);
  await page.goto('/');
  await page.evaluate(`
    const image = document.createElement('img');
    image.src = 'https://elsewhere.example/pixel.png';
    document.body.append(image);
  `);
  await expect.poll(() => problems.join()).toContain('policy: img-src');
});

test('React is not loaded before an interaction with an island', async ({ page }) => {
  const react: string[] = [];
  page.on('response', async (response) => {
    if (!response.url().endsWith('.js')) return;
    const source = await response.text().catch(() => '');
    if (source.includes('react.transitional.element')) react.push(response.url());
  });
  await openUntilIdle(page, '/');
  expect(react).toEqual([]);

  await openUntilIdle(page, '/contact/sent');
  await page.getByRole('form', { name: 'Newsletter' }).scrollIntoViewIfNeeded();
  await waitUntilIdle(page);
  expect(react).toEqual([]);
  await page.getByRole('form', { name: 'Newsletter' }).hover();
  await expect.poll(() => react.length).toBeGreaterThan(0);
});

for (const [name, hydrate] of Object.entries({
  'the prices are visible': (page: Page) => plansOn(page).contacts.scrollIntoViewIfNeeded(),
  'the contact form is focused': (page: Page) =>
    page.getByRole('form', { name: 'Contact' }).getByLabel('Subject').focus(),
})) {
  test(`React loads when ${name}`, async ({ page }) => {
    await openUntilIdle(page, '/');
    const response = page.waitForResponse(
      async (response) =>
        response.url().endsWith('.js') &&
        (await response.text()).includes('react.transitional.element'),
    );
    await hydrate(page);
    await response;
  });
}

/** Scrolls through the page, which triggers lazy loading. */
async function scrollThrough(page: Page): Promise<void> {
  const height = await page.locator('html').evaluate((html) => html.scrollHeight);
  for (let y = 0; y < height; y += 400) {
    // Not by frames: headless Chromium may stop drawing a page in which nothing moves.
    await page.evaluate(
      `new Promise((done) => {
        scrollTo({ top: ${y}, behavior: 'instant' });
        setTimeout(done, 50);
      })`,
    );
  }
  await expect(page.locator('astro-island[opts*="near"][ssr]')).toHaveCount(0);
  await waitUntilIdle(page);
}
