import { emailFormat, emailMaxLength } from '../email-addresses/email-format.ts';
import { textField } from './field.ts';
import { defineForm } from './form.ts';

/**
 * The footer's newsletter form. Pages send any text and show no validation errors; the server checks the address.
 */
export const newsletterForm = defineForm(
  'newsletter',
  {
    email: textField({
      label: 'Email address',
      control: 'email',
      maxLength: emailMaxLength,
      autocomplete: 'email',
      format: emailFormat,
    }),
  },
  {
    success: 'Thank you. Please check your inbox to confirm.',
    reply: 'We’ll email a link to {email}. You won’t get the newsletter until you confirm.',
    failure: 'Your address could not be saved. Please try again.',
  },
);
