import fc from 'fast-check';
import { anyText, anyValue, hostileTexts } from './hostile-values.ts';

/** The part of JSON Schema that the contract's document uses. */
export interface JsonSchema {
  type?: string;
  const?: unknown;
  enum?: readonly unknown[];
  anyOf?: readonly JsonSchema[];
  oneOf?: readonly JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: readonly string[];
  additionalProperties?: boolean | JsonSchema;
  items?: JsonSchema;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  format?: string;
}

/**
 * Values that a schema describes, for the larger part; rules that it cannot express may still reject them.
 * @param example values of the operation's own example, by name: what no schema can make up
 */
export function arbitraryOf(schema: JsonSchema, example: unknown): fc.Arbitrary<unknown> {
  const alternatives = schema.anyOf ?? schema.oneOf;
  if (alternatives) return fc.oneof(...alternatives.map((one) => arbitraryOf(one, example)));
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  switch (schema.type) {
    case 'object':
      return objectOf(schema, example);
    case 'array':
      return fc.array(arbitraryOf(schema.items ?? {}, undefined), {
        maxLength: Math.min(schema.maxItems ?? 3, 6),
      });
    case 'string':
      return textOf(schema, example);
    case 'number':
    case 'integer':
      return fc.integer({ min: schema.minimum ?? -10, max: Math.min(schema.maximum ?? 1e6, 1e6) });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

/** The same with up to two values, at any depth, left out or replaced by something hostile. */
export function nearly(values: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const changes = fc.array(fc.tuple(fc.nat(), fc.option(anyValue)), { minLength: 1, maxLength: 2 });
  return fc.tuple(values, changes).map(([value, list]) => {
    // What fast-check made may be shared with its shrinking.
    const copy: unknown = JSON.parse(JSON.stringify(value ?? {}));
    for (const [at, change] of list) replaceOne(copy, at, change);
    return copy;
  });
}

/** Bodies that match no schema; some are not even JSON. */
export const hostileBodies: fc.Arbitrary<string> = fc.oneof(
  anyText,
  fc.constantFrom(
    '[',
    '{"a":1,"a":2}',
    '{"email":"a@b.example","email":"c@d.example"}',
    '{"n":1e999}',
    '{"__proto__":{"polluted":true}}',
    '{"constructor":{"prototype":{"polluted":true}}}',
    `${'['.repeat(10_000)}${']'.repeat(10_000)}`,
    `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`,
    '"\\ud800"',
    '\ufeff{}',
    'null',
    '0',
  ),
);

function objectOf(
  { properties = {}, required = [], additionalProperties }: JsonSchema,
  example: unknown,
) {
  const examples = Object(example) as Record<string, unknown>;
  const named = Object.fromEntries(
    Object.entries(properties).map(([name, property]) => [
      name,
      arbitraryOf(property, examples[name]),
    ]),
  );
  const record = fc.record(named, { requiredKeys: [...required] as never[] });
  if (additionalProperties === undefined || additionalProperties === false) return record;
  const schema = additionalProperties === true ? {} : additionalProperties;
  const more = fc.dictionary(fc.stringMatching(/^[a-z]\w{0,9}$/), arbitraryOf(schema, undefined), {
    maxKeys: 3,
    noNullPrototype: true,
  });
  return fc.tuple(record, more).map(([known, unknown]) => ({ ...unknown, ...known }));
}

function textOf({ minLength = 0, maxLength = 40, pattern, format }: JsonSchema, example: unknown) {
  if (format === 'uuid') return fc.uuid();
  if (format === 'email') {
    return typeof example === 'string' ? fc.constant(example) : fc.emailAddress();
  }
  const own = typeof example === 'string' ? [fc.constant(example)] : [];
  const plain = fc.string({ minLength, maxLength: Math.min(maxLength, 60), unit: 'grapheme' });
  if (pattern === undefined) return fc.oneof(...own, plain, fc.constantFrom(...hostileTexts));
  return own[0] ?? fc.stringMatching(new RegExp(pattern, 'u'));
}

function replaceOne(value: unknown, at: number, change: unknown): void {
  const places = placesOf(value);
  const [holder, name] = places[at % places.length] ?? [];
  if (!holder || name === undefined) return;
  if (change === null) delete holder[name];
  else holder[name] = change;
}

function placesOf(value: unknown): [Record<string, unknown>, string][] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  const holder = value as Record<string, unknown>;
  return Object.keys(holder).flatMap((name): [Record<string, unknown>, string][] => [
    [holder, name],
    ...placesOf(holder[name]),
  ]);
}
