import { canonicalAddress } from '@grovemail/domain/email-addresses/canonical-address.ts';
import type { FieldErrors, Validated } from '@grovemail/domain/forms/form.ts';
import { type Lead, leadSchema, validateLead } from '@grovemail/domain/forms/lead.ts';
import { type Input, isObject, notAnObject } from '../fields/input.ts';

/** The body of both lead operations: a type, and that form's fields as metadata (D1, D2). */
export const leadInput: Input<Lead> = { schema: leadSchema, check: checkLead };

function checkLead(value: unknown): Validated<Lead> {
  if (!isObject(value)) return { ok: false, errors: { '': notAnObject } };
  const checked = validateLead(value);
  return checked.ok
    ? { ok: true, values: withCanonicalEmail(checked.values) }
    : { ok: false, errors: pathsOf(checked.errors) };
}

/** A value that is not an address stays as it is (D14). */
function withCanonicalEmail({ type, metadata }: Lead): Lead {
  const { email } = metadata;
  const canonical = typeof email === 'string' ? canonicalAddress(email) : null;
  return { type, metadata: { ...metadata, email: canonical ?? email } };
}

/** The form's fields are in `metadata`. */
function pathsOf(errors: FieldErrors): FieldErrors {
  const path = (name: string) => (ownFields.has(name) ? name : `metadata.${name}`);
  return Object.fromEntries(Object.entries(errors).map(([name, text]) => [path(name), text]));
}

const ownFields = new Set(['type', 'metadata']);
