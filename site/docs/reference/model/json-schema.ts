import { z } from 'zod';

const type = z.enum(['string', 'number', 'integer', 'boolean', 'object', 'array', 'null']);
const scalar = z.union([z.string(), z.number(), z.boolean(), z.null()]);

/**
 * The part of JSON Schema 2020-12 the pages can show. Strict: an unlisted keyword would be
 * missing from the pages, so it stops the build.
 */
export const jsonSchema = z.strictObject({
  $ref: z.string().optional(),
  title: z.string().optional(),
  description: z.string().optional(),
  type: z.union([type, z.array(type)]).optional(),
  format: z.string().optional(),
  pattern: z.string().optional(),
  enum: z.array(scalar).optional(),
  const: scalar.optional(),
  default: z.unknown().optional(),
  examples: z.array(z.unknown()).optional(),
  minLength: z.number().optional(),
  maxLength: z.number().optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  exclusiveMinimum: z.number().optional(),
  exclusiveMaximum: z.number().optional(),
  minItems: z.number().optional(),
  maxItems: z.number().optional(),
  minProperties: z.number().optional(),
  maxProperties: z.number().optional(),
  contentEncoding: z.string().optional(),
  required: z.array(z.string()).optional(),
  get properties() {
    return z.record(z.string(), jsonSchema).optional();
  },
  get items() {
    return jsonSchema.optional();
  },
  get anyOf() {
    return z.array(jsonSchema).optional();
  },
  get oneOf() {
    return z.array(jsonSchema).optional();
  },
  /** Used by a response's error, whose fields are in Get Started. */
  get allOf() {
    return z.array(jsonSchema).optional();
  },
  get additionalProperties() {
    return z.union([z.boolean(), jsonSchema]).optional();
  },
  get propertyNames() {
    return jsonSchema.optional();
  },
});

export type JsonSchema = z.infer<typeof jsonSchema>;
export type JsonType = z.infer<typeof type>;
