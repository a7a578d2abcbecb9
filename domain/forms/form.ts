import * as z from 'zod/mini';
import type { Field } from './field.ts';
import type { honeypotField } from './honeypot.ts';

export interface FormDefinition<Fields extends Record<string, Field> = Record<string, Field>> {
  /** Stable name of the form, e.g. `contact`. */
  readonly id: string;
  readonly fields: { readonly [Name in keyof Fields]: Fields[Name] & { readonly name: Name } };
  /** Drops unknown keys. */
  readonly schema: z.ZodMiniObject<{ [Name in keyof Fields]: Fields[Name]['schema'] }>;
  /** Messages after the response; `reply` names the sender's `{email}`. */
  readonly notices: {
    readonly success: string;
    readonly failure: string;
    readonly reply?: string;
  };
}

export type FormValues<Form extends FormDefinition> = z.output<Form['schema']>;

/** The messages by field name. */
export type FieldErrors = Record<string, string>;

export type Validated<Values> = { ok: true; values: Values } | { ok: false; errors: FieldErrors };

/** Builds a form and its schema from its fields. Whoever filled in one with the name of the honeypot would count as a bot. */
export function defineForm<
  const Fields extends Record<string, Field> & { readonly [honeypotField]?: never },
>(id: string, fields: Fields, notices: FormDefinition['notices']): FormDefinition<Fields> {
  const named = Object.entries(fields).map(([name, field]) => [name, { ...field, name }]);
  const shape = Object.entries(fields).map(([name, field]) => [name, field.schema]);
  return {
    id,
    fields: Object.fromEntries(named) as FormDefinition<Fields>['fields'],
    schema: z.object(Object.fromEntries(shape)) as unknown as FormDefinition<Fields>['schema'],
    notices,
  };
}

/**
 * Checks one field.
 * @returns the error message, or null for a valid value
 */
export function validateField<Form extends FormDefinition>(
  form: Form,
  name: keyof Form['fields'] & string,
  value: unknown,
): string | null {
  const field = form.fields[name] as Field;
  const { error } = field.schema.safeParse(value);
  return error?.issues[0]?.message ?? null;
}

/**
 * Checks every field, and reports all errors together.
 * @param values from a form or a JSON body
 */
export function validate<Form extends FormDefinition>(
  form: Form,
  values: Readonly<Record<string, unknown>>,
): Validated<FormValues<Form>> {
  // Copied, so that a prototype cannot supply a value.
  const { data, error } = form.schema.safeParse({ ...values });
  if (!error) return { ok: true, values: data as FormValues<Form> };
  const errors: FieldErrors = {};
  for (const { path, message } of error.issues) errors[String(path[0])] ??= message;
  return { ok: false, errors };
}
