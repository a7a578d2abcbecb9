import type { SampleRequest } from '@grovemail/domain/samples/sample-request.ts';
import { type CallFact, callFacts } from './call-facts.ts';
import type { ContractDocument, ContractOperation } from './document.ts';
import { exampleRequest } from './example-request.ts';
import { type ParameterGroup, parameterGroups } from './parameters.ts';
import { type ErrorResponse, errorsOf, type Success, successOf } from './responses.ts';
import { schemaResolver } from './schema-resolver.ts';

/** An API operation, as shown in its section of a reference page. */
export interface OperationModel {
  /** The section's id; its parameters' ids are this, a dot and their path. */
  id: string;
  method: string;
  path: string;
  title: string;
  description: string;
  facts: CallFact[];
  groups: ParameterGroup[];
  success: Success;
  errors: ErrorResponse[];
  /** The request of the code samples. */
  request: Omit<SampleRequest, 'base'>;
}

/**
 * The model of one operation.
 * @throws Error that describes the first missing or invalid fact
 */
export function operationModel(
  method: string,
  path: string,
  operation: ContractOperation,
  document: ContractDocument,
): OperationModel {
  const resolve = schemaResolver(document);
  return {
    id: operation.operationId,
    method: method.toUpperCase(),
    path,
    title: operation.summary,
    description: operation.description,
    facts: callFacts(method, operation),
    groups: parameterGroups(operation, resolve),
    success: successOf(operation, resolve),
    errors: errorsOf(operation, document['x-errors']),
    request: exampleRequest(method, path, operation),
  };
}
