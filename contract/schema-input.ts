import { mostExtraNames } from '@grovemail/domain/contacts/extra-data.ts';
import { isStorable } from '@grovemail/domain/storable-text.ts';
import { z } from 'zod';
import { type Input, isObject, notAnObject } from './input.ts';
import { reasonsOf } from './issue-reason.ts';

/**
 * An input that its schema alone decides on. Every fault is named, each with the path to its field, as
 * in `address.country` or `attachments[0].filename`.
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
      // Unlike an assignment, this also takes the name __proto__.
      return { ok: false, errors: Object.fromEntries(errors) };
    },
  };
}

/** One line of text, trimmed, that every store can keep. */
export function lineOfText(maxLength: number, whenEmpty?: string) {
  return z
    .string()
    .trim()
    .min(1, whenEmpty)
    .max(maxLength)
    .refine(isStorable, unstorable)
    .refine((text) => !/[\r\n]/.test(text), 'must be a single line.');
}

/** The same where null empties the field; an empty text is refused, since it may be a slip. */
export function optionalLine(maxLength: number) {
  return lineOfText(maxLength, 'is empty. Send a value, or null to empty the field.').nullish();
}

/** Custom names with JSON values, such as `extra_data`. */
export function customData() {
  return z
    .record(z.string(), z.unknown())
    .refine(
      (data) => Object.keys(data).length <= mostExtraNames,
      `can hold at most ${mostExtraNames} names.`,
    )
    .refine(
      (data) => Object.keys(data).every((name) => name.length <= maxNameLength && isStorable(name)),
      `has a name that is too long (more than ${maxNameLength} characters) or cannot be stored.`,
    )
    .refine(
      (data) => isPlain(data, deepest),
      `must hold JSON values, nested at most ${deepest} deep.`,
    )
    .meta({
      maxProperties: mostExtraNames,
      propertyNames: { type: 'string', maxLength: maxNameLength },
      additionalProperties: { description: `Any JSON value, nested at most ${deepest} deep.` },
    });
}

const maxNameLength = 100;
const deepest = 4;
const unstorable = 'holds a character that cannot be stored.';

function isPlain(value: unknown, depth: number): boolean {
  if (typeof value === 'string') return isStorable(value);
  if (typeof value !== 'object' || value === null) return true;
  if (depth === 0) return false;
  const plain = (member: unknown) => isPlain(member, depth - 1);
  return Array.isArray(value)
    ? value.every(plain)
    : Object.entries(value).every(([name, member]) => isStorable(name) && plain(member));
}
