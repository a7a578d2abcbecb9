import { calculatorOn, fillInFigures, visitCalculator } from '../calculator.ts';
import { contactFormOn, fillIn, visitContactForm } from '../contact-form.ts';
import { expect, type Page, test } from '../fixtures.ts';
import { leadFormOn } from '../lead-form.ts';
import { rowsOf } from '../rows.ts';

const script = /\/_astro\/ContactForm[^/]*\.js/;

/** The keys of the stored drafts. */
function draftKeys(page: Page) {
  return page.evaluate("Object.keys(sessionStorage).filter((key) => key.includes(':'))");
}

test.describe('a form submitted by the browser', () => {
  test('clears its draft after it is stored', async ({ page, server }) => {
    await fillIn(await visitContactForm(page));
    expect(await draftKeys(page)).toEqual(['draft:contact']);
    await page.route(script, (route) => route.abort());
    await page.goto('/contact');
    const enquiry = await fillIn(contactFormOn(page));
    await contactFormOn(page).send.click();
    await page.waitForURL('/contact/sent');
    await expect.poll(() => draftKeys(page)).toEqual([]);
    expect(await rowsOf('enquiries', server, enquiry.email)).toHaveLength(1);
  });

  test('keeps its draft when it is rejected', async ({ page, server }) => {
    const { fullname } = await fillIn(await visitContactForm(page));
    await page.route(script, (route) => route.abort());
    await page.goto('/contact');
    const contact = contactFormOn(page);
    const { email } = await fillIn(contact);
    // Valid for the browser, but not for the server.
    await contact.email.fill(`${email.split('@')[0]}@nowhere`);
    await contact.send.click();
    await expect(contactFormOn(page).email).toHaveAccessibleDescription('Invalid email address.');
    expect(await draftKeys(page)).toContain('draft:contact');
    expect(await rowsOf('enquiries', server, email)).toEqual([]);
    await page.unroute(script);
    await page.goto('/contact');
    await expect(contact.fullname).toHaveValue(fullname);
  });

  test('keeps a newer draft when the thank-you page is visited again', async ({ page }) => {
    await page.goto('/contact/sent');
    const contact = await visitContactForm(page, '/contact');
    await contact.subject.fill('Another one');
    await page.goBack();
    await expect(page).toHaveURL('/contact/sent');
    await page.reload();
    expect(await draftKeys(page)).toEqual(['draft:contact']);
  });
});

test.describe('R106 from the calculator to the demo', () => {
  test('a correction in the calculator updates the demo form', async ({ page }) => {
    const calculator = await visitCalculator(page);
    await fillInFigures(calculator);
    await calculator.submit.click();
    await calculator.again.click();
    await calculator.field('First name').fill('Adaeze');
    await calculator.field('Number of customers').fill('300000');
    await calculator.submit.click();
    await calculator.result.getByRole('link', { name: 'Get a 30-minute Demo' }).click();
    const demo = leadFormOn(page, 'demo');
    await expect(demo.field('First name')).toHaveValue('Adaeze');
    await expect(demo.field('Number of users')).toHaveValue('250K:500K');
  });

  test('it is prefilled, and values entered into it are kept', async ({ page }) => {
    const calculator = await visitCalculator(page);
    const email = await fillInFigures(calculator);
    await calculator.submit.click();
    await calculator.result.getByRole('link', { name: 'Get a 30-minute Demo' }).click();
    const demo = leadFormOn(page, 'demo');
    await expect(demo.field('First name')).toHaveValue('Ada');
    await expect(demo.field('Last name')).toHaveValue('Obi');
    await expect(demo.field('Company email')).toHaveValue(email);
    await expect(demo.field('Number of users')).toHaveValue('0:100K');
    await expect(demo.form.getByText(/^Still missing: Company name, Phone number/)).toBeVisible();
    await demo.field('First name').fill('Adaobi');
    await demo.field('Company name').fill('Orchard');
    await page.goto('/calculator');
    const again = calculatorOn(page);
    await expect(again.field('Email address')).toHaveValue(email);
    await again.field('First name').fill('Ada B.');
    await again.field('Last name').fill('Eze');
    await again.submit.click();
    await again.result.getByRole('link', { name: 'Get a 30-minute Demo' }).click();
    await expect(demo.field('First name')).toHaveValue('Adaobi');
    await expect(demo.field('Last name')).toHaveValue('Eze');
    await expect(demo.field('Company name')).toHaveValue('Orchard');
  });
});
