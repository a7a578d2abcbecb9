import * as z from 'zod/mini';
import type { Field } from './field.ts';

export interface FormDefinition<Fields extends Record<string, Field> = Record<string, Field>> {
  /** Stable name of the form, e.g. `contact`. */
  readonly id: string;
  readonly fields: { readonly [Name in keyof Fields]: Fields[Name] & { readonly name: Name } };
  /** The accepted values: trimmed, within their limits. Other keys are dropped. */
  readonly schema: z.ZodMiniObject<{ [Name in keyof Fields]: Fields[Name]['schema'] }>;
  /** Messages after the response. */
  readonly notices: { readonly success: string; readonly failure: string };
}

export type FormValues<Form extends FormDefinition> = z.output<Form['schema']>;

/** One message per field at fault, keyed by the field's name. */
export type FieldErrors = Record<string, string>;

export type Validated<Values> = { ok: true; values: Values } | { ok: false; errors: FieldErrors };

/** Builds a form from its fields; the schema of the values is derived from them. */
export function defineForm<const Fields extends Record<string, Field>>(
  id: string,
  fields: Fields,
  notices: FormDefinition['notices'],
): FormDefinition<Fields> {
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
 * Checks one field as the visitor types (R281, D9).
 * @returns the message to show at that field, or null if the value is valid
 */
export function validateField<Form extends FormDefinition>(
  form: Form,
  name: keyof Form['fields'] & string,
  value: unknown,
): string | null {
  const field = form.fields[name] as Field;
  const result = field.schema.safeParse(field.read ? field.read(value) : value);
  return result.success ? null : firstMessage(result.error.issues, field);
}

/**
 * Checks every field, so that all faults are reported together (R288).
 * Accepts form fields as well as a JSON body; numbers may be strings.
 */
export function validate<Form extends FormDefinition>(
  form: Form,
  values: Readonly<Record<string, unknown>>,
): Validated<FormValues<Form>> {
  const good: Record<string, unknown> = {};
  const errors: FieldErrors = {};
  for (const [name, field] of Object.entries<Field>(form.fields)) {
    // Own properties only: a prototype must not supply a value.
    const raw = Object.hasOwn(values, name) ? values[name] : undefined;
    const result = field.schema.safeParse(field.read ? field.read(raw) : raw);
    if (result.success) good[name] = result.data;
    else errors[name] = firstMessage(result.error.issues, field);
  }
  if (Object.keys(errors).length > 0) return { ok: false, errors };
  return { ok: true, values: good as FormValues<Form> };
}

function firstMessage(issues: readonly { message: string }[], field: Field): string {
  return issues[0]?.message ?? field.missing;
}
