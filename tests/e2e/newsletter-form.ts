import { expect, type Page } from '@playwright/test';

/** The footer's newsletter form, by role and label. */
export function newsletterOn(page: Page) {
  const footer = page.getByRole('contentinfo');
  const form = footer.getByRole('form', { name: 'Newsletter', exact: true, includeHidden: true });
  return {
    form,
    box: form.getByRole('textbox', { name: 'Email address', exact: true }),
    /** The box, even behind the letter. */
    value: form.locator('input[name=email]'),
    subscribe: form.getByRole('button', { name: 'Subscribe' }),
    /** Replaces the form after sending. */
    letter: footer.getByRole('status'),
    success: footer.getByRole('status').getByRole('heading', { level: 2 }),
    again: footer.getByRole('button', { name: 'Use another address' }),
    alert: form.getByRole('alert'),
    /** On the letter. */
    dismiss: footer.getByRole('button', { name: 'Dismiss', exact: true }),
    prompt: form.getByRole('group', { name: 'Notifications' }),
  };
}

/** Opens a page and waits until the form is hydrated. */
export async function visitNewsletter(page: Page, path = '/') {
  await page.goto(path);
  const newsletter = newsletterOn(page);
  await newsletter.form.hover();
  await expect(newsletter.form).toHaveJSProperty('noValidate', true);
  return newsletter;
}
