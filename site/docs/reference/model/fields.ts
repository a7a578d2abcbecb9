import type { JsonSchema } from './json-schema.ts';
import { limitsPhrase } from './limits-phrase.ts';
import type { Resolve } from './schema-resolver.ts';
import { typePhrase, variantsOf } from './type-phrase.ts';

/** A field or parameter, as shown on a page. */
export interface Field {
  name: string;
  /** Path from the root of the body or response: `address.country`. List entries have no name of their own. */
  path: string;
  type: string;
  required: boolean;
  /** '' when there are none. */
  limits: string;
  description: string;
  /** The default value. */
  default?: string;
  /** An example value. */
  example?: string;
  fields: Field[];
  /** Where the page has its fields, if not here. */
  same?: Place;
}

/** A part of a page. */
export interface Place {
  href: string;
  /** The section's title. */
  title: string;
}

/**
 * The fields of an object, of each entry of a list, or of each object a value may be.
 * @param place the schema's location, for messages
 * @throws Error naming a field without a description
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
 * The properties of a value except its name.
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
