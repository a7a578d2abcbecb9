import { expect, type Page } from '@playwright/test';
import { uniqueEmail } from './rows.ts';

/** The enquiry form's elements, by role and label. */
export function contactFormOn(page: Page) {
  const section = page.locator('#contact-us');
  const form = section.getByRole('form', { name: 'Contact', includeHidden: true });
  const field = (name: string) => form.getByRole('textbox', { name, exact: true });
  return {
    form,
    fullname: field('Full name'),
    email: field('Email address'),
    subject: field('Subject'),
    body: field('Message'),
    /** All fields, even behind the letter. */
    fields: form.locator('input[name]:not([tabindex="-1"]), textarea'),
    send: form.getByRole('button', { name: 'Send message' }),
    /** Replaces the form after sending. */
    letter: section.getByRole('status'),
    /** The letter's title. */
    success: section.getByRole('status').getByRole('heading', { level: 2 }),
    again: section.getByRole('button', { name: 'Send another message' }),
    alert: form.getByRole('alert'),
    /** On the alert, or on the letter. */
    dismiss: section.getByRole('button', { name: 'Dismiss', exact: true }),
  };
}

export type ContactForm = ReturnType<typeof contactFormOn>;

/** Opens a page, by default the home page, and waits until the form is hydrated. */
export async function visitContactForm(page: Page, path = '/#contact-us'): Promise<ContactForm> {
  await page.goto(path);
  const contact = contactFormOn(page);
  await contact.form.hover();
  await expect(contact.form).toHaveJSProperty('noValidate', true);
  return contact;
}

/** Fills in the whole form. @returns the values, with a unique email address */
export async function fillIn({ fullname, email, subject, body }: ContactForm) {
  const enquiry = {
    fullname: 'Ngozi Adé',
    email: uniqueEmail(),
    subject: 'Prices in ₦',
    body: 'Good morning.\nDo you count <contacts> & lists twice?',
  };
  await fullname.fill(enquiry.fullname);
  await email.fill(enquiry.email);
  await subject.fill(enquiry.subject);
  await body.fill(enquiry.body);
  return enquiry;
}
