import type { ContractOperation, ContractParameter } from './document.ts';
import { type Field, fieldFacts, fieldsOf, inWords, type Place } from './fields.ts';
import type { Resolve } from './schema-resolver.ts';

/** Parameters or fields in the same part of the request. */
export interface ParameterGroup {
  title: 'Path' | 'Query' | 'Headers' | 'Body';
  fields: Field[];
  /** Where the page has them, if not here. */
  same?: Place;
}

/**
 * All inputs of an operation: path, query, body, headers.
 * @throws Error naming a parameter without a description
 */
export function parameterGroups(operation: ContractOperation, resolve: Resolve): ParameterGroup[] {
  const { operationId, parameters, requestBody } = operation;
  const body = requestBody?.content['application/json'];
  if (requestBody && !body) throw new Error(`${operationId} takes a body, but no JSON.`);
  const inPlace = (place: ContractParameter['in']) =>
    parameters
      .filter((parameter) => parameter.in === place)
      .map((parameter) => parameterField(parameter, resolve, operationId));
  const groups: ParameterGroup[] = [
    { title: 'Path', fields: inPlace('path') },
    { title: 'Query', fields: inPlace('query') },
    {
      title: 'Body',
      fields: body ? fieldsOf(body.schema, resolve, `${operationId} > body`) : [],
    },
    { title: 'Headers', fields: inPlace('header') },
  ];
  return groups.filter(({ fields }) => fields.length > 0);
}

function parameterField(parameter: ContractParameter, resolve: Resolve, place: string): Field {
  const { name, required, schema, description, example } = parameter;
  const described = { ...resolve(schema), ...(description ? { description } : {}) };
  return {
    ...fieldFacts(described, resolve, `${place} > ${name}`),
    ...(example === undefined ? {} : { example: inWords(example) }),
    name,
    path: name,
    required,
    fields: [],
  };
}
