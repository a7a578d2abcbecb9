import type { JsonSchema } from './json-schema.ts';
import type { Resolve } from './schema-resolver.ts';
import { type Variant, variantsOf } from './type-phrase.ts';

/** Limits in short: `1–100 characters`, `1–100` for the range of a number, `max 50` for entries. */
export function limitsPhrase(schema: JsonSchema, resolve: Resolve): string {
  const variants = variantsOf(schema, resolve).map((variant) => limitsOf(variant, resolve));
  return [...new Set(variants)]
    .filter((limits) => limits && !variants.some((other) => other.endsWith(`each ${limits}`)))
    .join(' or ');
}

function limitsOf(schema: Variant, resolve: Resolve): string {
  const { additionalProperties, items, maxItems, minItems, maxProperties, minProperties } = schema;
  const values = typeof additionalProperties === 'object' ? additionalProperties : undefined;
  return [
    characters(schema.minLength, schema.maxLength),
    range(
      schema.minimum ?? above(schema.exclusiveMinimum),
      schema.maximum ?? below(schema.exclusiveMaximum),
    ),
    range(minItems, maxItems),
    range(minProperties, maxProperties),
    each('each', items, resolve),
    each('each value', values, resolve),
  ]
    .filter(Boolean)
    .join(', ');
}

function each(words: string, schema: JsonSchema | undefined, resolve: Resolve): string {
  const limits = schema && limitsPhrase(schema, resolve);
  return limits ? `${words} ${limits}` : '';
}

function characters(min: number | undefined, max: number | undefined): string {
  const count = range(min, max);
  return count && `${count} ${count === '1' ? 'character' : 'characters'}`;
}

/** Number.MAX_SAFE_INTEGER, which generated schemas contain instead of no limit. */
const unlimited = Number.MAX_SAFE_INTEGER;

function range(min: number | undefined, max: number | undefined): string {
  const from = min === undefined || min === -unlimited ? undefined : grouped(min);
  const to = max === undefined || max === unlimited ? undefined : grouped(max);
  if (from !== undefined && to !== undefined) return from === to ? from : `${from}–${to}`;
  if (to !== undefined) return `max ${to}`;
  return from === undefined ? '' : `min ${from}`;
}

function above(limit: number | undefined): number | undefined {
  return limit === undefined ? undefined : limit + 1;
}

function below(limit: number | undefined): number | undefined {
  return limit === undefined ? undefined : limit - 1;
}

function grouped(count: number): string {
  return count.toLocaleString('en');
}
