import { contactForm } from '@grovemail/domain/forms/contact.ts';
import { z } from 'zod';
import { acceptedEnvelope, success } from '../envelope.ts';
import { canonical } from '../fields/canonical-email.ts';
import { documented, sentenceInput } from '../fields/input.ts';
import { bodyErrors, defineOperation, ok } from '../operation.ts';

/** The message once the enquiry is stored. */
export const enquiryReceived = contactForm.notices.success;

const form = documented(contactForm);
const input = sentenceInput(form.extend({ email: canonical(form.shape.email) }));

export const enquiry = defineOperation({
  id: 'enquiry',
  base: 'users',
  method: 'POST',
  path: '/guests/enquiry',
  summary: 'Send an enquiry',
  description:
    'Stores a message from the contact form and queues it for the team. On success, `payload` is a message you can show as it is.',
  body: input,
  isRepeatable: true,
  response: ok('The enquiry is stored.', acceptedEnvelope(z.string())),
  examples: {
    body: {
      fullname: 'Ada Obi',
      email: 'ada@shop.example',
      subject: 'Moving our list',
      body: 'We have 12,000 contacts elsewhere. How do we bring them over?',
    },
    response: success(enquiryReceived),
  },
  errors: bodyErrors,
});
