import {
  type FormDefinition,
  type FormValues,
  type Validated,
  validate,
} from '@grovemail/domain/forms/form.ts';
import { z } from 'zod';
import * as mini from 'zod/mini';

/** A body or query: the schema documents it, `check` validates it, with one sentence per fault. */
export interface Input<Values = unknown> {
  schema: z.core.$ZodType;
  /** @param now milliseconds since the epoch; without it, future dates are accepted */
  check(value: unknown, now?: number): Validated<Values>;
}

/** A body or query that holds a form's values, with its labels as descriptions. */
export function formInput<Form extends FormDefinition>(form: Form): Input<FormValues<Form>> {
  return {
    schema: documented(form),
    check: (value) =>
      isObject(value) ? validate(form, value) : { ok: false, errors: { '': notAnObject } },
  };
}

/** The schema of a form's values, each field described by its label. */
export function documented<Form extends FormDefinition>(form: Form) {
  const shape = Object.values(form.fields).map(({ name, schema, label }) => [
    name,
    schema.check(mini.meta({ description: `${label}.` })),
  ]);
  return z.object(Object.fromEntries(shape) as Form['schema']['shape']);
}

export const notAnObject = 'The body must be one JSON object.';

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
