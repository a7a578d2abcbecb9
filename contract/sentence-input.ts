import type { z } from 'zod';
import { type Input, isObject } from './input.ts';

/**
 * An input that its schema alone decides on, where the schema says each fault in a whole sentence: the
 * first one of every field is told.
 * @param notAnObject told of a value that is no object; without it, nothing was given
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
