import { emailFormat } from '@grovemail/domain/email-addresses/email-format.ts';
import { mailableFormat } from '@grovemail/domain/email-addresses/mailable-address.ts';
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
    override: ({ jsonSchema }) => {
      if (addressPatterns.has(jsonSchema.pattern ?? '')) jsonSchema.format = 'email';
      if (impliesPattern.has(jsonSchema.format ?? '')) delete jsonSchema.pattern;
    },
  });
  for (const [name, { id: __, ...definition }] of Object.entries($defs)) {
    named[name] = referringToComponents(definition);
  }
  return referringToComponents(bare);
}

const impliesPattern = new Set(['uuid', 'date-time', 'email']);

/** Their properties of Unicode are beyond most languages' regular expressions. */
const addressPatterns = new Set([emailFormat, mailableFormat].map(({ pattern }) => pattern.source));

function referringToComponents(schema: object): object {
  return JSON.parse(JSON.stringify(schema), (key, value) =>
    key === '$ref' && typeof value === 'string'
      ? value.replace('#/$defs/', '#/components/schemas/')
      : value,
  );
}
