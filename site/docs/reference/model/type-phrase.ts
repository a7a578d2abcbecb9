import type { JsonSchema, JsonType } from './json-schema.ts';
import type { Resolve } from './schema-resolver.ts';

/** A schema of one type. */
export type Variant = Omit<JsonSchema, 'type'> & { type?: JsonType };

/** The alternatives of a schema: of `anyOf`, `oneOf` or several types; otherwise the schema itself. */
export function variantsOf(schema: JsonSchema, resolve: Resolve): Variant[] {
  const { anyOf, oneOf, type, ...rest } = resolve(schema);
  const variants = anyOf ?? oneOf;
  if (variants) return variants.flatMap((variant) => variantsOf(variant, resolve));
  if (type === undefined) return [rest];
  // Limits belong to the other types; null has none.
  return [type].flat().map((one) => (one === 'null' ? { type: one } : { ...rest, type: one }));
}

/** A type in words: `string or null`, `array of objects`, `“male” or “female”`. */
export function typePhrase(schema: JsonSchema, resolve: Resolve): string {
  const words = variantsOf(schema, resolve).flatMap((variant) => wordsOf(variant, resolve));
  return listed([...new Set(words)]);
}

/** Enumerated values. */
const maxListed = 12;

function wordsOf(schema: Variant, resolve: Resolve): string[] {
  const { type, format, const: only, enum: values } = schema;
  const exact = values ?? (only === undefined ? null : [only]);
  if (exact && exact.length > maxListed) return [`${type ?? 'any'}, one of ${exact.length}`];
  if (exact) return exact.map((value) => (typeof value === 'string' ? `“${value}”` : `${value}`));
  if (type === 'array') return [`array of ${plural(schema.items ?? {}, resolve)}`];
  if (type === undefined) return ['any value'];
  return [format ? `${type}, ${format}` : type];
}

function plural(items: JsonSchema, resolve: Resolve): string {
  const words = variantsOf(items, resolve).map(({ type, enum: values }) =>
    values ? typePhrase(items, resolve) : type ? `${type}s` : 'any values',
  );
  return [...new Set(words)].join(' or ');
}

function listed(words: readonly string[]): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}
