import * as z from 'zod/mini';
import { reading, selectField, textField } from './field.ts';
import { defineForm } from './form.ts';

const comment = textField({ label: 'Comment', control: 'textarea', maxLength: 1_000 });
const noComment = z.literal('');

/** Feedback on a page of the documentation. */
export const feedbackForm = defineForm(
  'feedback',
  {
    page: textField({
      label: 'Page',
      maxLength: 200,
      format: {
        pattern: /^\/developers(\/[A-Za-z0-9_-]+)*$/,
        message: 'Page must be an address under /developers.',
      },
    }),
    helpful: selectField({
      label: 'Was this page helpful?',
      options: [
        { label: 'Yes', value: 'yes' },
        { label: 'No', value: 'no' },
      ],
    }),
    comment: {
      ...comment,
      required: false,
      schema: reading(
        (raw) => (typeof raw === 'string' ? raw.trim() : (raw ?? '')),
        z.union([noComment, comment.schema]),
      ),
    },
  },
  {
    success: 'Thank you. Your feedback has reached us.',
    failure: 'Your feedback could not be saved. Please try again.',
  },
);
