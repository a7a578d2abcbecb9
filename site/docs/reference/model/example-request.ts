import type { SampleRequest } from '@grovemail/domain/samples/sample-request.ts';
import type { ContractOperation } from './document.ts';

export const accountKeyVariable = 'API_KEY';

/** The environment variable for a sample's key, keyed by the contract's name for the kind of key. */
const variables: Readonly<Record<string, string>> = {
  accountKey: accountKeyVariable,
  pushKey: 'PUSH_KEY',
};

/**
 * The request in a page's samples: the contract's examples, required values only.
 * @throws Error if a required value has no example, or its key no variable
 */
export function exampleRequest(
  method: string,
  path: string,
  operation: ContractOperation,
): Omit<SampleRequest, 'base'> {
  const { operationId, parameters, requestBody, security } = operation;
  const scheme = Object.keys(security[0] ?? {})[0];
  const variable = scheme && variables[scheme];
  if (scheme && !variable)
    throw new Error(`${operationId} needs ${scheme}, which samples do not know.`);
  const given = (place: string) =>
    Object.fromEntries(
      parameters
        .filter((parameter) => parameter.in === place)
        .flatMap(({ name, required, example }) => {
          if (example !== undefined && (required || place === 'query'))
            return [[name, `${example}`]];
          if (required) throw new Error(`${operationId} > ${name} has no example in the contract.`);
          return [];
        }),
    );
  const body = requestBody?.content['application/json']?.example;
  if (requestBody && !isObject(body)) throw new Error(`${operationId} has no example of its body.`);
  const query = given('query');
  return {
    method: method.toUpperCase(),
    path,
    params: given('path'),
    ...(Object.keys(query).length > 0 ? { query } : {}),
    headers: given('header'),
    ...(isObject(body) ? { body } : {}),
    ...(variable ? { key: { variable } } : {}),
  };
}

function isObject(value: unknown): value is NonNullable<SampleRequest['body']> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
