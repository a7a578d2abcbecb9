import type { Json } from '@grovemail/domain/samples/sample-request.ts';
import { z } from 'zod';
import { jsonSchema } from './json-schema.ts';

const json: z.ZodType<Json> = z.json();

const media = z.object({
  schema: jsonSchema,
  example: json.optional(),
  examples: z.record(z.string(), z.object({ value: json })).optional(),
});

const header = z.object({ description: z.string().optional(), schema: jsonSchema });

const response = z.object({
  description: z.string(),
  headers: z.record(z.string(), z.union([header, z.object({ $ref: z.string() })])).optional(),
  content: z.record(z.string(), media).optional(),
});

const parameter = z.object({
  name: z.string(),
  in: z.enum(['path', 'query', 'header']),
  required: z.boolean().default(false),
  description: z.string().optional(),
  schema: jsonSchema,
  example: z.unknown().optional(),
});

const operation = z.object({
  operationId: z.string(),
  tags: z.tuple([z.string()], 'needs exactly one tag'),
  summary: z.string().min(1),
  description: z.string().min(1),
  security: z.array(z.record(z.string(), z.array(z.string()))).default([]),
  parameters: z.array(parameter).default([]),
  requestBody: z
    .object({
      content: z.record(z.string(), media),
      /** Maximum body size in bytes. */
      'x-max-bytes': z.number().optional(),
    })
    .optional(),
  responses: z.record(z.string(), response),
});

const contractError = z.object({
  title: z.string().min(1),
  status: z.number().int().min(400).max(599),
  text: z.string().min(1),
  cause: z.string().min(1),
  fix: z.string().min(1),
  guide: z.object({ title: z.string().min(1), path: z.string().startsWith('/') }).optional(),
  byServer: z.object({ hosted: z.string().min(1), own: z.string().min(1) }).optional(),
});

/** The parts of `contract/openapi.json` the pages read. */
const document = z.object({
  info: z.object({ description: z.string() }),
  tags: z.array(z.object({ name: z.string(), description: z.string().min(1) })),
  paths: z.record(
    z.string(),
    z.partialRecord(z.enum(['get', 'post', 'put', 'patch', 'delete']), operation),
  ),
  webhooks: z.record(z.string(), z.object({ post: operation })).default({}),
  components: z.object({
    schemas: z.record(z.string(), jsonSchema),
    securitySchemes: z.record(z.string(), z.object({ description: z.string() })),
  }),
  'x-errors': z.record(z.string(), contractError),
});

export type ContractDocument = z.infer<typeof document>;
export type ContractOperation = z.infer<typeof operation>;
export type ContractParameter = z.infer<typeof parameter>;
export type ContractResponse = z.infer<typeof response>;
export type ContractError = z.infer<typeof contractError>;

/**
 * Reads the contract's document.
 * @throws Error listing everything no page could show
 */
export function readDocument(json: unknown): ContractDocument {
  const read = document.safeParse(json);
  if (read.success) return read.data;
  const faults = read.error.issues.map(({ path, message }) => `${path.join(' > ')}: ${message}`);
  throw new Error(`The contract cannot be shown. ${faults.join('; ')}`);
}
