import { mostExtraNames } from '@grovemail/domain/contacts/extra-data.ts';
import type { FieldErrors } from '@grovemail/domain/forms/form.ts';
import { isStorable } from '@grovemail/domain/forms/storable-text.ts';
import { z } from 'zod';
import { type Input, isObject, notAnObject } from './input.ts';

/**
 * An input that its schema alone decides on. Every fault is named, each with the path to its field, as
 * in `address.country` or `attachments[0].filename`.
 */
export function schemaInput<Schema extends z.ZodObject>(schema: Schema): Input<z.output<Schema>> {
  return {
    schema,
    check(value) {
      if (!isObject(value)) return { ok: false, errors: { body: notAnObject } };
      const parsed = schema.safeParse(value, { reportInput: true });
      if (parsed.success) return { ok: true, values: parsed.data };
      const errors: FieldErrors = {};
      for (const issue of parsed.error.issues) {
        for (const [path, reason] of faultsOf(issue)) errors[path] ??= `${path} ${reason}`;
      }
      return { ok: false, errors };
    },
  };
}

/** One line of text, trimmed, that every store can keep. */
export function lineOfText(maxLength: number) {
  return z
    .string()
    .trim()
    .min(1)
    .max(maxLength)
    .refine(isStorable, unstorable)
    .refine((text) => !/[\r\n]/.test(text), 'must be a single line.');
}

/** Custom names with JSON values, such as `extra_data`. */
export function customData(about: string) {
  return z
    .record(z.string(), z.unknown())
    .refine(
      (data) => Object.keys(data).length <= mostExtraNames,
      `can hold at most ${mostExtraNames} names.`,
    )
    .refine(
      (data) => Object.keys(data).every((name) => name.length <= longestName && isStorable(name)),
      `has a name that is too long (more than ${longestName} characters) or cannot be stored.`,
    )
    .refine(
      (data) => isPlain(data, deepest),
      `must hold JSON values, nested at most ${deepest} deep.`,
    )
    .describe(about);
}

/** Unknown names that an answer tells of. */
const mostFaults = 100;
const longestName = 100;
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

type Issue = z.core.$ZodIssue;

function* faultsOf(issue: Issue): Generator<[path: string, reason: string]> {
  const path = pathOf(issue.path);
  if (issue.code !== 'unrecognized_keys') {
    yield [path || 'The body', reasonOf(issue)];
    return;
  }
  for (const key of issue.keys.slice(0, mostFaults)) {
    // What a client made up may be long or unprintable: it is shown as JSON, and cut.
    const name = /^\w{1,60}$/.test(key) ? key : JSON.stringify(key.slice(0, 60));
    yield [path ? `${path}.${name}` : name, 'is not a field of this call.'];
  }
}

function reasonOf(issue: Issue): string {
  if (issue.input === undefined && issue.code !== 'custom') return 'is required.';
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${kinds[issue.expected] ?? issue.expected}.`;
    case 'too_small':
      return issue.origin === 'string' ? 'is required.' : `must be at least ${issue.minimum}.`;
    case 'too_big': {
      if (issue.origin === 'string') return `can be at most ${issue.maximum} characters long.`;
      return issue.origin === 'array'
        ? `can hold at most ${issue.maximum} entries.`
        : `can be at most ${issue.maximum}.`;
    }
    case 'invalid_value':
      return `must be ${issue.values.map(String).join(' or ')}.`;
    case 'invalid_union':
      return 'is not of the expected form.';
    default:
      return issue.message;
  }
}

const kinds: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  object: 'an object',
  record: 'an object',
  array: 'a list',
};

function pathOf(path: readonly PropertyKey[]): string {
  return path
    .map((part, at) => (typeof part === 'number' ? `[${part}]` : `${at ? '.' : ''}${String(part)}`))
    .join('');
}
