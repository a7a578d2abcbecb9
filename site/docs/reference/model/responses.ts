import { STATUS_CODES } from 'node:http';
import type { Json } from '@grovemail/domain/samples/sample-request.ts';
import type { ContractDocument, ContractError, ContractOperation } from './document.ts';
import { type Field, fieldsOf } from './fields.ts';
import { errorsPath } from './resources.ts';
import type { Resolve } from './schema-resolver.ts';

export interface Success {
  /** As in the contract, such as `200`. */
  status: string;
  /** The reason phrase, such as `OK`. */
  name: string;
  description: string;
  example: Json;
  /** The content of `payload`. */
  fields: Field[];
}

export interface ErrorResponse extends ContractError {
  code: string;
  /** Its page in the error catalog. */
  href: string;
  /** The whole envelope. */
  example: Json;
}

/**
 * The success response of an operation.
 * @throws Error unless there is exactly one such response, with an example
 */
export function successOf(operation: ContractOperation, resolve: Resolve): Success {
  const place = operation.operationId;
  const successes = Object.entries(operation.responses).filter(([status]) => status < '300');
  const [status, response] = successes[0] ?? ['', undefined];
  if (!response || successes.length > 1) throw new Error(`${place} must have one success.`);
  const media = response.content?.['application/json'];
  if (!media || media.example === undefined) {
    throw new Error(`${place} has no example of its response ${status} in the contract.`);
  }
  const envelope = fieldsOf(media.schema, resolve, `${place} > ${status}`);
  return {
    status,
    name: STATUS_CODES[status] ?? '',
    description: response.description,
    example: media.example,
    fields: envelope.find(({ name }) => name === 'payload')?.fields ?? [],
  };
}

/**
 * The errors of an operation, by status and in the contract's order.
 * @throws Error naming a code missing from the catalog, or an error response without codes
 */
export function errorsOf(
  { operationId, responses }: ContractOperation,
  catalog: ContractDocument['x-errors'],
): ErrorResponse[] {
  return Object.entries(responses)
    .filter(([status]) => status >= '400')
    .flatMap(([status, response]) => {
      const examples = Object.entries(response.content?.['application/json']?.examples ?? {});
      if (examples.length === 0) throw new Error(`${operationId} > ${status} names no error code.`);
      return examples.map(([code, { value }]) => {
        const error = catalog[code];
        if (!error)
          throw new Error(`${operationId} returns ${code}, which has no entry in x-errors.`);
        if (`${error.status}` !== status) {
          throw new Error(
            `${operationId} lists ${code} under ${status}, but it is a ${error.status}.`,
          );
        }
        return { ...error, code, href: errorAddress(code), example: value };
      });
    });
}

/** Where the catalog explains an error; the API's Link header points there. */
export function errorAddress(code: string): string {
  return `${errorsPath}/${code}`;
}
