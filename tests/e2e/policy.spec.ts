import { fillIn, visitContactForm } from './contact-form.ts';
import { expect, type Page, test } from './fixtures.ts';
import { plansOn } from './plans.ts';
import { freshEmail } from './rows.ts';
import { openSettled, settled } from './settled.ts';

/** Everything that a page must not do, as it happens. */
async function watch(page: Page, origin: string): Promise<string[]> {
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(`uncaught: ${error.message}`));
  page.on('request', (request) => {
    const { protocol, origin: asked } = new URL(request.url());
    if (protocol !== 'data:' && asked !== origin) faults.push(`request to ${request.url()}`);
  });
  page.on('requestfailed', (request) => {
    // What a new page interrupts has not failed.
    const { errorText } = request.failure() ?? {};
    if (errorText !== 'net::ERR_ABORTED') faults.push(`failed: ${request.url()} ${errorText}`);
  });
  await page.exposeFunction('reportViolation', (text: string) => faults.push(text));
  await page.addInitScript(`
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      reportViolation('policy: ' + violatedDirective + ' ' + blockedURI));
  `);
  return faults;
}

for (const width of [360, 1280]) {
  test(`at ${width} nothing is blocked, logged, or asked of another origin while everything is used`, async ({
    page,
    server,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const faults = await watch(page, server.url);
    await page.goto('/?utm_source=x');
    if (width < 768) {
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      const panel = page.getByRole('navigation', { name: 'Menu' });
      await panel.getByText('Products', { exact: true }).click();
    } else {
      await page.getByRole('button', { name: 'Products' }).click();
    }
    await page.keyboard.press('Escape');
    await scrollThrough(page);

    const plans = plansOn(page);
    await plans.currency.selectOption('₦ NGN');
    await plans.module('Automation').check();
    await expect(plans.price).toContainText('₦6,000');
    const contact = await visitContactForm(page);
    await contact.send.click();
    await expect(contact.fullname).toBeFocused();
    await fillIn(contact);
    await contact.send.click();
    await expect(contact.success).toBeVisible();
    const newsletter = page.getByRole('form', { name: 'Newsletter' });
    await newsletter.getByRole('textbox').fill(freshEmail());
    await newsletter.getByRole('button', { name: 'Subscribe' }).click();
    await expect(newsletter.getByRole('status')).toBeVisible();

    for (const path of ['/contact/sent', '/newsletter/subscribed', '/app/register', '/no/page']) {
      await page.goto(path);
      await scrollThrough(page);
    }
    expect(faults).toEqual([]);
  });
}

test('the watch hears a script that the policy blocks', async ({ page, server }) => {
  const faults = await watch(page, server.url);
  await page.goto('/');
  await page.evaluate(`
    const image = document.createElement('img');
    image.src = 'https://elsewhere.example/pixel.png';
    document.body.append(image);
  `);
  await expect.poll(() => faults.join()).toContain('policy: img-src');
});

test('no React is asked for until an island is touched', async ({ page }) => {
  const react: string[] = [];
  page.on('response', async (response) => {
    if (!response.url().endsWith('.js')) return;
    const source = await response.text().catch(() => '');
    if (source.includes('react.transitional.element')) react.push(response.url());
  });
  await openSettled(page, '/');
  expect(react).toEqual([]);

  await openSettled(page, '/contact/sent');
  await page.getByRole('form', { name: 'Newsletter' }).scrollIntoViewIfNeeded();
  await settled(page);
  expect(react).toEqual([]);
  await page.getByRole('form', { name: 'Newsletter' }).hover();
  await expect.poll(() => react.length).toBeGreaterThan(0);
});

for (const [name, wake] of Object.entries({
  'the prices are seen': (page: Page) => plansOn(page).contacts.scrollIntoViewIfNeeded(),
  'the contact form is touched': (page: Page) =>
    page.getByRole('form', { name: 'Contact' }).getByLabel('Subject').focus(),
})) {
  test(`React comes when ${name}`, async ({ page }) => {
    await openSettled(page, '/');
    const response = page.waitForResponse(
      async (answer) =>
        answer.url().endsWith('.js') &&
        (await answer.text()).includes('react.transitional.element'),
    );
    await wake(page);
    await response;
  });
}

/** Shows every part of the page once, so that what loads when it is seen has loaded. */
async function scrollThrough(page: Page): Promise<void> {
  const height = await page.locator('html').evaluate((html) => html.scrollHeight);
  for (let y = 0; y < height; y += 400) {
    await page.evaluate(`scrollTo({ top: ${y}, behavior: 'instant' })`);
    await page.evaluate(
      'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))',
    );
  }
  await expect(page.locator('astro-island[opts*="seen"][ssr]')).toHaveCount(0);
  await settled(page);
}
