import { brand } from '@grovemail/config/brand.ts';
import { errorEnvelope } from '../envelope.ts';
import { errors } from '../errors.ts';
import type { Operation } from '../operation.ts';
import { type Tag, tags } from '../tags.ts';
import { version } from '../version.ts';
import type { Webhook } from '../webhooks/webhook.ts';
import { jsonSchema, type Schemas } from './json-schema.ts';
import { operationObject } from './operation-object.ts';
import { responseHeaders } from './response-headers.ts';
import { securitySchemes } from './security-schemes.ts';
import { webhookObject } from './webhook-object.ts';

/** The content of a document. */
export interface Described {
  operations: readonly Operation[];
  webhooks?: readonly Webhook[];
}

/** The metadata of a document. */
export interface About {
  title: string;
  description: string;
  /** Adds the list of errors as `x-errors`, the source of the error pages. */
  withErrors?: true;
}

/**
 * The OpenAPI 3.1 document of the operations. Its schemas are JSON Schema 2020-12, the dialect of 3.1.
 * @throws if a schema cannot be represented in JSON Schema
 */
export function openApiDocument({ operations, webhooks = [] }: Described, about: About): object {
  const paths: Record<string, Record<string, object>> = {};
  const schemas: Schemas = { ApiError: jsonSchema(errorEnvelope, 'output') };
  for (const operation of operations) {
    const { method, path } = operation;
    paths[path] = { ...paths[path], [method.toLowerCase()]: operationObject(operation, schemas) };
  }
  const posted = webhooks.map((webhook) => [
    webhook.type ?? webhook.id,
    webhookObject(webhook, schemas),
  ]);
  return {
    openapi: '3.1.0',
    info: {
      title: about.title,
      version,
      description: about.description,
      contact: { name: brand.name, email: brand.contact.email },
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: 'The site and its API on one origin.' }],
    tags: usedTags(operations),
    paths,
    ...(posted.length > 0 ? { webhooks: Object.fromEntries(posted) } : {}),
    components: {
      securitySchemes: usedKeys(operations),
      headers: usedHeaders(paths),
      schemas,
    },
    ...(about.withErrors ? { 'x-errors': errors } : {}),
  };
}

function usedTags(operations: readonly Operation[]): object[] {
  const used = new Set(operations.map(({ tag }) => tag));
  return Object.entries(tags)
    .filter(([name]) => used.has(name as Tag))
    .map(([name, description]) => ({ name, description }));
}

function usedKeys(operations: readonly Operation[]): object {
  const used = Object.entries(securitySchemes).filter(([kind]) =>
    operations.some(({ auth }) => auth === kind),
  );
  return Object.fromEntries(
    used.map(([, { name, description }]) => [
      name,
      { type: 'http', scheme: 'bearer', description },
    ]),
  );
}

function usedHeaders(paths: object): object {
  const text = JSON.stringify(paths);
  return Object.fromEntries(
    Object.entries(responseHeaders).filter(([name]) =>
      text.includes(`"#/components/headers/${name}"`),
    ),
  );
}
