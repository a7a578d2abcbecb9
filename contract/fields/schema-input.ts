import type { z } from 'zod';
import { fieldsAt } from './fields-at.ts';
import { type Input, isObject, notAnObject } from './input.ts';
import { phpHint, reasonsOf } from './issue-reason.ts';
import { suggestField } from './suggest-field.ts';

/**
 * An input checked by its schema alone. Reports every fault under the path of its field, such as
 * `address.country` or `attachments[0].filename`, and suggests a field for an unknown one.
 * @param absent hints about fields that only other APIs have, by name
 */
export function schemaInput<Schema extends z.ZodObject>(
  schema: Schema,
  absent: Readonly<Record<string, string>> = {},
): Input<z.output<Schema>> {
  const unknownReason = (name: string, place: readonly PropertyKey[]) => {
    if (place.length === 0 && Object.hasOwn(absent, name)) return `${notAField} ${absent[name]}`;
    const suggested = suggestField(name, fieldsAt(schema, place));
    return suggested === null ? notAField : `${notAField} Did you mean ${suggested}?`;
  };
  return {
    schema,
    check(value) {
      if (!isObject(value)) {
        const hint = Array.isArray(value) && value.length === 0 ? ` ${phpHint}` : '';
        return { ok: false, errors: { '': notAnObject + hint } };
      }
      const parsed = schema.safeParse(value, { reportInput: true });
      if (parsed.success) return { ok: true, values: parsed.data };
      const errors = new Map<string, string>();
      for (const issue of parsed.error.issues) {
        for (const [path, reason] of reasonsOf(issue, value, unknownReason)) {
          if (!errors.has(path)) errors.set(path, `${path || 'The body'} ${reason}`);
        }
      }
      // An assignment would lose a field named __proto__.
      return { ok: false, errors: Object.fromEntries(errors) };
    },
  };
}

const notAField = 'is not a field of this call.';
