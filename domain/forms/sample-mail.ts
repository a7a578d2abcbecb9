import { defineForm } from './form.ts';
import { newsletterForm } from './newsletter.ts';

/** Sends one sample email. The address joins no list. */
export const sampleMailForm = defineForm(
  'sample-mail',
  { email: newsletterForm.fields.email },
  {
    success: 'Your sample is on its way.',
    failure: 'Your sample could not be sent. Please try again.',
  },
);

/** Why nothing may have been sent; the actual reason is never revealed. */
export const sampleLimits =
  'An address gets a few emails from us a day, and none if mail to it was stopped or came back.';
