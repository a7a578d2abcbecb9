import type { FormDefinition, Validated } from '@grovemail/domain/forms/form.ts';
import { z } from 'zod';
import * as mini from 'zod/mini';

/** A body or query: the schema documents it, `check` validates it, with one sentence per fault. */
export interface Input<Values = unknown> {
  schema: z.core.$ZodType;
  /** @param now milliseconds since the epoch; without it, future dates are accepted */
  check(value: unknown, now?: number): Validated<Values>;
}

/**
 * An input checked by its schema, whose messages are whole sentences. Reports the first of each field.
 * @param depth parts of a path that name a field: 2 for the fields of an object in the body
 */
export function sentenceInput<Schema extends z.ZodType>(
  schema: Schema,
  { depth = 1 } = {},
): Input<z.output<Schema>> {
  return {
    schema,
    check(value) {
      if (!isObject(value)) return { ok: false, errors: { '': notAnObject } };
      const parsed = schema.safeParse(value);
      if (parsed.success) return { ok: true, values: parsed.data };
      const errors = new Map<string, string>();
      for (const { path, message } of parsed.error.issues) {
        const field = path.slice(0, depth).join('.');
        if (!errors.has(field)) errors.set(field, message);
      }
      // An assignment would lose a field named __proto__.
      return { ok: false, errors: Object.fromEntries(errors) };
    },
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
