import { applicantFields } from './applicant-fields.ts';
import { selectField } from './field.ts';
import { defineForm } from './form.ts';
import { startupBudgetRanges, startupUserRanges } from './range-options.ts';
import { toolsField } from './tools-field.ts';

/** The startup discount application. */
export const startupForm = defineForm(
  'startup',
  {
    ...applicantFields,
    subscribers: selectField({ label: 'Number of users', options: startupUserRanges }),
    budget: selectField({ label: 'Annual email marketing budget', options: startupBudgetRanges }),
    tools: toolsField,
  },
  {
    success: 'Application submitted successfully',
    failure: 'An error occurred. Please try again.',
  },
);
