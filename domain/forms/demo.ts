import { applicantFields } from './applicant-fields.ts';
import { selectField } from './field.ts';
import { defineForm } from './form.ts';
import { demoUserRanges } from './range.ts';

/** The demo request. */
export const demoForm = defineForm(
  'demo',
  {
    ...applicantFields,
    subscribers: selectField({ label: 'Number of users', options: demoUserRanges }),
  },
  {
    success: 'Request submitted successfully',
    reply: 'We’ll email {email}.',
    failure: 'An error occurred. Please try again.',
  },
);
