import { describe, expect, it } from 'vitest';
import { openApiDocuments } from './document-text.ts';

interface Schema {
  examples?: unknown[];
  const?: unknown;
  enum?: unknown[];
  default?: unknown;
  properties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
}

interface Media {
  schema: Schema;
  example?: unknown;
}

interface Document {
  paths: Paths;
  webhooks?: Paths;
}

type Paths = Record<string, Record<string, Call>>;

interface Call {
  parameters?: { name: string; description?: string; example?: unknown; schema: Schema }[];
  requestBody?: { content: Record<string, Media> };
}

// Not the site's own calls, whose fields the forms of our pages describe.
describe('openapi.json', () => {
  const document = openApiDocuments.public() as Document;
  const calls = Object.entries({ ...document.paths, ...document.webhooks }).flatMap(
    ([path, methods]) =>
      Object.entries(methods).map(([method, call]): [string, Call] => [`${method} ${path}`, call]),
  );

  it('has an example of every parameter and request field', () => {
    const missing = calls.flatMap(([call, { parameters = [], requestBody }]) => [
      ...parameters
        .filter(({ example, schema }) => example === undefined && !needsNoExample(schema))
        .map((parameter) => `${call} ${parameter.name}`),
      ...Object.values(requestBody?.content ?? {})
        .flatMap(({ schema, example }) => fieldsOf(schema, '', example))
        .filter(([, field, example]) => example === undefined && !needsNoExample(field))
        .map(([path]) => `${call} ${path}`),
    ]);
    expect(missing).toEqual([]);
  });
});

/** The path, schema and example value of every field at any depth. */
function fieldsOf(schema: Schema, path: string, example?: unknown): [string, Schema, unknown][] {
  const { properties = {}, items, additionalProperties, anyOf, oneOf, allOf } = schema;
  const variants = [...(anyOf ?? []), ...(oneOf ?? []), ...(allOf ?? [])];
  const additional = typeof additionalProperties === 'object' ? additionalProperties : undefined;
  return [
    ...Object.entries(properties).flatMap(([name, field]): [string, Schema, unknown][] => {
      const fieldPath = path ? `${path}.${name}` : name;
      const value = (example as Record<string, unknown> | undefined)?.[name];
      return [
        [fieldPath, field, value],
        ...fieldsOf(field, fieldPath, value ?? field.examples?.[0]),
      ];
    }),
    ...(items ? fieldsOf(items, `${path}[]`, (example as unknown[] | undefined)?.[0]) : []),
    ...(additional ? fieldsOf(additional, `${path}.*`) : []),
    ...variants.flatMap((variant) => fieldsOf(variant, path, example)),
  ];
}

/** Constants, enums and defaults are their own example; objects and lists have one in each part. */
function needsNoExample(schema: Schema): boolean {
  const { properties, items, anyOf, examples, enum: values } = schema;
  if (properties || items || anyOf?.some(needsNoExample)) return true;
  return Boolean(examples?.length || values || 'default' in schema || 'const' in schema);
}
