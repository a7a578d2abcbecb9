import { emailMaxLength } from '../email-addresses/email-format.ts';
import { mailableFormat } from '../email-addresses/mailable-address.ts';
import { textField } from './field.ts';
import { defineForm } from './form.ts';

/** The contact form, which stores an enquiry. */
export const contactForm = defineForm(
  'contact',
  {
    fullname: textField({ label: 'Full name', maxLength: 200, autocomplete: 'name' }),
    email: textField({
      label: 'Email address',
      control: 'email',
      maxLength: emailMaxLength,
      autocomplete: 'email',
      format: mailableFormat,
    }),
    subject: textField({
      label: 'Subject',
      maxLength: 200,
      missing: 'Subject of message is required.',
    }),
    body: textField({
      label: 'Message',
      control: 'textarea',
      maxLength: 5000,
      missing: 'Body of message is required.',
    }),
  },
  {
    // Shown if the response has no message.
    success: 'Thank you. Your message has reached us.',
    reply: 'We’ll reply to {email}.',
    failure: 'Oops! An error occurred. Please try again.',
  },
);
