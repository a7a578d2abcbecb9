import { brand } from '../../config/brand.ts';
import { fillIn, visitContactForm } from './contact-form.ts';
import { expect, test } from './fixtures.ts';
import { rowsOf } from './rows.ts';

test("R31, R127, R128, A12 'Got Questions?', its anchor, and other contact details", async ({
  page,
}) => {
  await page.goto('/contact#contact-us');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Got Questions?');
  const section = page.locator('#contact-us');
  await expect(section).toBeInViewport();
  await expect(section.getByRole('form', { name: 'Contact' })).toBeVisible();
  await expect(page).toHaveTitle(`Contact · ${brand.name}`);
  const links = {
    [brand.contact.email]: `mailto:${brand.contact.email}`,
    'Book a demo': '/demo',
    'Read the developer docs': '/developers',
  };
  for (const [name, href] of Object.entries(links)) {
    await expect(section.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  }
  await expect(section).toContainText(brand.contact.address.join(', '));
});

test('A12 on the home page, the section has a heading of level 2', async ({ page }) => {
  await page.goto('/');
  await expect(
    page.locator('#contact-us').getByRole('heading', { level: 2, name: 'Got Questions?' }),
  ).toBeVisible();
});

test('R129 an enquiry sent from here is stored once', { tag: '@smoke' }, async ({
  page,
  server,
}) => {
  const contact = await visitContactForm(page, '/contact');
  const enquiry = await fillIn(contact);
  await contact.send.dblclick();
  await expect(contact.success).toBeVisible();
  await expect(page).toHaveURL('/contact');
  expect(await rowsOf('enquiries', server, enquiry.email)).toMatchObject([enquiry]);
});

test('the form is above the contact details on a phone, and beside them on a wide screen', async ({
  page,
}) => {
  const form = page.getByRole('form', { name: 'Contact' });
  const mail = page.getByRole('main').getByRole('link', { name: brand.contact.email });
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/contact');
  const [above, below] = [await form.boundingBox(), await mail.boundingBox()];
  expect(above?.y).toBeLessThan(below?.y ?? 0);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect
    .poll(async () => {
      const [box, link] = [await form.boundingBox(), await mail.boundingBox()];
      return (link?.x ?? 0) + (link?.width ?? 0) < (box?.x ?? 0);
    })
    .toBe(true);
});
