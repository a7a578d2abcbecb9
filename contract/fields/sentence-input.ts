import type { z } from 'zod';
import { type Input, isObject } from './input.ts';

/**
 * An input checked by its schema alone, whose messages are whole sentences. Reports the first of each
 * field.
 * @param notAnObject the message for a value that is not an object; without it, that counts as empty
 */
export function sentenceInput<Schema extends z.ZodObject>(
  schema: Schema,
  notAnObject?: string,
): Input<z.output<Schema>> {
  return {
    schema,
    check(value) {
      if (!isObject(value) && notAnObject) return { ok: false, errors: { '': notAnObject } };
      const parsed = schema.safeParse(isObject(value) ? value : {});
      if (parsed.success) return { ok: true, values: parsed.data };
      const errors: Record<string, string> = {};
      for (const { path, message } of parsed.error.issues) errors[String(path[0])] ??= message;
      return { ok: false, errors };
    },
  };
}
