import type { Json } from '@grovemail/domain/samples/sample-request.ts';
import type { ContractDocument, ContractOperation } from './document.ts';
import type { Place } from './fields.ts';
import { type ParameterGroup, parameterGroups } from './parameters.ts';
import { schemaResolver } from './schema-resolver.ts';

/** A message we post to a customer's server. */
export interface WebhookModel {
  /** The section's id. */
  id: string;
  /** Its key in the contract: `mail.sent`. */
  name: string;
  title: string;
  description: string;
  groups: ParameterGroup[];
  headers: Readonly<Record<string, string>>;
  example: Json;
  /** How the response status of the customer's server is interpreted. */
  responses: { status: string; description: string }[];
  /** Where the page has them, if not here. */
  sameResponses?: Place;
}

/** @throws Error that describes the first missing fact */
export function webhookModel(
  name: string,
  webhook: ContractOperation,
  document: ContractDocument,
): WebhookModel {
  const example = webhook.requestBody?.content['application/json']?.example;
  if (example === undefined) throw new Error(`The webhook ${name} has no example in the contract.`);
  return {
    id: webhook.operationId,
    name,
    title: webhook.summary,
    description: webhook.description,
    groups: parameterGroups(webhook, schemaResolver(document)),
    headers: Object.fromEntries(
      webhook.parameters.map(({ name: header, example: value }) => [header, `${value ?? ''}`]),
    ),
    example,
    responses: Object.entries(webhook.responses).map(([status, { description }]) => ({
      status,
      description,
    })),
  };
}
