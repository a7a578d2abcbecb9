import * as z from 'zod/mini';
import { isStorable } from '../storable-text.ts';
import { applicantFields } from './applicant-fields.ts';
import { type Field, reading, selectField } from './field.ts';
import { defineForm } from './form.ts';
import { startupBudgetRanges, startupUserRanges } from './range.ts';

const label = 'Tools you use today';
const maxTools = 20;
const maxToolLength = 60;

const tool = z
  .string({ error: `${label} must be a list of names.` })
  .check(
    z.minLength(1),
    z.maxLength(maxToolLength, `Each tool can be at most ${maxToolLength} characters long.`),
    z.refine<string>(
      isStorable,
      `${label} holds a character that cannot be stored. Please remove it.`,
    ),
  );

/** The tools that a startup uses: a list of names, or one comma-separated text. */
const toolsField = {
  label,
  control: 'text',
  required: false,
  /** With a comma and a space after each name. */
  maxLength: maxTools * (maxToolLength + 2),
  missing: '',
  schema: reading(
    readTools,
    z.optional(
      z
        .array(tool, { error: `${label} must be a list of names.` })
        .check(z.maxLength(maxTools, `Please name at most ${maxTools} tools.`)),
    ),
  ),
} satisfies Field;

/** The startup discount application. */
export const startupForm = defineForm(
  'startup',
  {
    ...applicantFields,
    subscribers: selectField({ label: 'Number of users', options: startupUserRanges }),
    budget: selectField({
      label: 'Annual email marketing budget',
      missing: 'Budget is required.',
      options: startupBudgetRanges,
    }),
    tools: toolsField,
  },
  {
    success: 'Application submitted successfully',
    reply: 'We’ll email {email}.',
    failure: 'An error occurred. Please try again.',
  },
);

/** Drops blanks and duplicates. An empty list counts as missing. */
function readTools(raw: unknown): unknown {
  const names = typeof raw === 'string' ? raw.split(',') : raw;
  if (names === undefined || names === null) return undefined;
  if (!Array.isArray(names) || names.some((name) => typeof name !== 'string')) return names;
  const trimmed = names.map((name: string) => name.replace(/\s+/g, ' ').trim()).filter(Boolean);
  return trimmed.length > 0 ? [...new Set(trimmed)] : undefined;
}
