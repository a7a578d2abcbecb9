import { defineForm } from './form.ts';
import { newsletterForm } from './newsletter.ts';

/** Sends one sample email to the address, which gets on no list. */
export const sampleMailForm = defineForm(
  'sample-mail',
  { email: newsletterForm.fields.email },
  {
    success: 'Your sample is on its way.',
    failure: 'Your sample could not be sent. Please try again.',
  },
);
