import { describe, expect, it } from 'vitest';
import { openApiDocuments } from './openapi-text.ts';

interface Schema {
  $ref?: string;
  description?: string;
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
  components: { schemas: Record<string, Schema> };
}

type Paths = Record<string, Record<string, Call>>;

interface Call {
  parameters?: { name: string; description?: string; example?: unknown; schema: Schema }[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, { content?: Record<string, Media> }>;
}

// What only our own pages send is described by their forms.
describe('openapi.json', () => {
  const document = openApiDocuments['openapi.json']() as Document;
  const calls = Object.entries({ ...document.paths, ...document.webhooks }).flatMap(
    ([path, methods]) =>
      Object.entries(methods).map(([method, call]): [string, Call] => [`${method} ${path}`, call]),
  );
  const { schemas } = document.components;

  it('says what every field is', () => {
    const roots = calls.flatMap(([, call]) => mediaOf(call).map(({ schema }) => schema));
    const fields = [...roots, ...Object.values(schemas)].flatMap((schema) => fieldsOf(schema, ''));
    const silent = fields.filter(([, field]) => !field.description && !field.$ref);
    expect([...new Set(silent.map(([path]) => path))]).toEqual([]);
  });

  it('shows an example of every parameter and of every field that can be sent', () => {
    const without = calls.flatMap(([call, { parameters = [], requestBody }]) => [
      ...parameters
        .filter(({ example, schema }) => example === undefined && !speaksForItself(schema))
        .map((parameter) => `${call} ${parameter.name}`),
      ...Object.values(requestBody?.content ?? {})
        .flatMap(({ schema, example }) => fieldsOf(schema, '', example))
        .filter(([, field, example]) => example === undefined && !speaksForItself(field))
        .map(([path]) => `${call} ${path}`),
    ]);
    expect(without).toEqual([]);
  });
});

function mediaOf({ requestBody, responses }: Call): Media[] {
  const contents = [requestBody, ...Object.values(responses)].map((part) => part?.content ?? {});
  return contents.flatMap((content) => Object.values(content));
}

/** Every field at any depth, with its place in an example of the whole. */
function fieldsOf(schema: Schema, path: string, example?: unknown): [string, Schema, unknown][] {
  const { properties = {}, items, additionalProperties, anyOf, oneOf, allOf } = schema;
  const variants = [...(anyOf ?? []), ...(oneOf ?? []), ...(allOf ?? [])];
  const more = typeof additionalProperties === 'object' ? additionalProperties : undefined;
  return [
    ...Object.entries(properties).flatMap(([name, field]): [string, Schema, unknown][] => {
      const place = path ? `${path}.${name}` : name;
      const value = (example as Record<string, unknown> | undefined)?.[name];
      return [[place, field, value], ...fieldsOf(field, place, value ?? field.examples?.[0])];
    }),
    ...(items ? fieldsOf(items, `${path}[]`, (example as unknown[] | undefined)?.[0]) : []),
    ...(more ? fieldsOf(more, `${path}.*`) : []),
    ...variants.flatMap((variant) => fieldsOf(variant, path, example)),
  ];
}

/** A constant, a choice or a default is its own example; an object or list is shown by its parts. */
function speaksForItself(schema: Schema): boolean {
  const { examples, enum: choices, default: standard, anyOf } = schema;
  if (schema.properties || schema.items || anyOf?.some(speaksForItself)) return true;
  return Boolean(examples?.length || choices || standard !== undefined || 'const' in schema);
}
