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
    reply: 'You entered {email}. Nothing comes until you open the link we email you.',
    failure: 'Your address could not be saved. Please try again.',
  },
);
