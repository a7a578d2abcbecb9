import { type Lead, leadSchema, validateLead } from '@grovemail/domain/forms/lead.ts';
import { type Input, isObject, notAnObject } from '../input.ts';

/** The body that both lead operations take: a type and that form's fields as metadata (D1, D2). */
export const leadInput: Input<Lead> = {
  schema: leadSchema,
  check: (value) =>
    isObject(value) ? validateLead(value) : { ok: false, errors: { body: notAnObject } },
};
