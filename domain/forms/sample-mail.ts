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

/** Why an address may get none. Which of the reasons it is, nobody is told. */
export const sampleLimits =
  'An address gets a few emails from us a day, and none if mail to it was stopped or came back.';
