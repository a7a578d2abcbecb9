import type { JsonSchema } from './json-schema.ts';
import { limitsPhrase } from './limits-phrase.ts';
import type { Resolve } from './schema-resolver.ts';
import { typePhrase, variantsOf } from './type-phrase.ts';

/** A field or parameter as a page shows it. */
export interface Field {
  name: string;
  /** From the top of the body or answer: `address.country`. Entries of a list have no name of their own. */
  path: string;
  type: string;
  required: boolean;
  /** '' when there are none. */
  limits: string;
  description: string;
  /** The value that is taken when the field is left out. */
  default?: string;
  /** A value that it could have. */
  example?: string;
  fields: Field[];
}

/**
 * The fields of an object, of each entry of a list, or of each object that a value may be.
 * @param place where the schema stands, for messages
 * @throws Error naming a field that says nothing about itself
 */
export function fieldsOf(
  schema: JsonSchema,
  resolve: Resolve,
  place: string,
  parent = '',
): Field[] {
  const objects = variantsOf(schema, resolve).flatMap((variant) =>
    variant.type === 'array' && variant.items ? variantsOf(variant.items, resolve) : [variant],
  );
  const names = new Set(objects.flatMap(({ properties = {} }) => Object.keys(properties)));
  return [...names].map((name) => {
    const having = objects.filter(({ properties = {} }) => Object.hasOwn(properties, name));
    const [first] = having;
    const property = resolve(first?.properties?.[name] ?? {});
    const path = parent ? `${parent}.${name}` : name;
    return {
      ...fieldFacts(property, resolve, `${place} > ${path}`),
      name,
      path,
      required:
        having.length === objects.length &&
        having.every(({ required }) => required?.includes(name)),
      fields: fieldsOf(property, resolve, place, path),
    };
  });
}

/**
 * The description of a value besides its name.
 * @throws Error when the schema has no description
 */
export function fieldFacts(schema: JsonSchema, resolve: Resolve, place: string) {
  const { description, default: usual, examples } = resolve(schema);
  if (!description) throw new Error(`${place} has no description in the contract.`);
  return {
    description,
    type: typePhrase(schema, resolve),
    limits: limitsPhrase(schema, resolve),
    ...(usual === undefined ? {} : { default: inWords(usual) }),
    ...(examples?.length ? { example: inWords(examples[0]) } : {}),
  };
}

/** A string as it is, anything else as JSON. */
export function inWords(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
