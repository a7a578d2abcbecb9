import type { z } from 'zod';
import { type Input, isObject, notAnObject } from './input.ts';
import { reasonsOf } from './issue-reason.ts';

/**
 * An input checked by its schema alone. Reports every fault under the path of its field, such as
 * `address.country` or `attachments[0].filename`.
 */
export function schemaInput<Schema extends z.ZodObject>(schema: Schema): Input<z.output<Schema>> {
  return {
    schema,
    check(value) {
      if (!isObject(value)) return { ok: false, errors: { '': notAnObject } };
      const parsed = schema.safeParse(value, { reportInput: true });
      if (parsed.success) return { ok: true, values: parsed.data };
      const errors = new Map<string, string>();
      for (const issue of parsed.error.issues) {
        for (const [path, reason] of reasonsOf(issue, value)) {
          if (!errors.has(path)) errors.set(path, `${path || 'The body'} ${reason}`);
        }
      }
      // An assignment would lose a field named __proto__.
      return { ok: false, errors: Object.fromEntries(errors) };
    },
  };
}
