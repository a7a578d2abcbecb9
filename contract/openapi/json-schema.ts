import { z } from 'zod';

/** Named schemas, as in `components.schemas`. */
export type Schemas = Record<string, object>;

/**
 * A schema as JSON Schema 2020-12.
 * @param named takes the schemas that have an id in their metadata; replaced by a reference
 * @throws if a schema cannot be represented in JSON Schema
 */
export function jsonSchema(
  schema: z.core.$ZodType,
  io: 'input' | 'output',
  named: Schemas = {},
): object {
  const {
    $schema: _,
    $defs = {},
    ...bare
  } = z.toJSONSchema(schema, {
    io,
    // `format` implies it.
    override: ({ jsonSchema }) => {
      if (jsonSchema.format === 'uuid' || jsonSchema.format === 'date-time')
        delete jsonSchema.pattern;
    },
  });
  for (const [name, { id: __, ...definition }] of Object.entries($defs)) {
    named[name] = referringToComponents(definition);
  }
  return referringToComponents(bare);
}

function referringToComponents(schema: object): object {
  return JSON.parse(JSON.stringify(schema), (key, value) =>
    key === '$ref' && typeof value === 'string'
      ? value.replace('#/$defs/', '#/components/schemas/')
      : value,
  );
}
