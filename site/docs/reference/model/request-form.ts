import type {
  FormField,
  FormPart,
  RequestForm,
} from '@grovemail/domain/request-form/form-field.ts';
import type { ContractDocument, ContractOperation } from './document.ts';
import { exampleRequest } from './example-request.ts';
import { fieldFacts } from './fields.ts';
import type { JsonSchema } from './json-schema.ts';
import { type Resolve, schemaResolver } from './schema-resolver.ts';
import { type Variant, variantsOf } from './type-phrase.ts';

/** Whether readers can try it: push calls need more than a test key. */
export function isTryable({ security }: Pick<ContractOperation, 'security'>): boolean {
  return security.some((scheme) => 'accountKey' in scheme);
}

/**
 * The form for trying an operation.
 * @throws Error that describes the first missing or invalid fact
 */
export function requestForm(
  method: string,
  path: string,
  operation: ContractOperation,
  document: ContractDocument,
): RequestForm {
  const resolve = schemaResolver(document);
  const { operationId, parameters, requestBody, summary, responses } = operation;
  const body = requestBody?.content['application/json'];
  const sample = exampleRequest(method, path, operation);
  const { params = {}, query = {}, headers = {} } = sample;
  const of = (place: string) =>
    parameters
      .filter((parameter) => parameter.in === place)
      .map(({ name, required, schema, description }) => ({
        ...formField(
          name,
          { ...resolve(schema), ...(description ? { description } : {}) },
          resolve,
          operationId,
        ),
        required,
      }));
  // Example filters would match nothing in the reader's data.
  const needed = of('query').filter(({ required }) => required);
  const startQuery = Object.fromEntries(needed.map(({ name }) => [name, query[name] ?? '']));
  return {
    id: operationId,
    method: sample.method,
    path,
    title: summary,
    keyVariable: sample.key?.variable ?? null,
    params: of('path'),
    query: of('query'),
    headers: of('header'),
    body: body ? formFields(body.schema, resolve, operationId) : null,
    start: { params, query: startQuery, headers, body: sample.body ?? {} } satisfies Record<
      FormPart,
      object
    >,
    mail: respondsWithMail(responses, resolve),
  };
}

function formFields(schema: JsonSchema, resolve: Resolve, place: string): FormField[] {
  const { properties = {}, required = [] } = resolve(schema);
  return Object.entries(properties).map(([name, property]) => ({
    ...formField(name, property, resolve, `${place}.${name}`),
    required: required.includes(name),
  }));
}

function formField(name: string, schema: JsonSchema, resolve: Resolve, place: string): FormField {
  const { description, type, limits } = fieldFacts(schema, resolve, place);
  const variants = variantsOf(schema, resolve);
  const isNullable = variants.some((variant) => variant.type === 'null');
  return {
    name,
    type,
    required: false,
    description,
    limits,
    ...(isNullable ? { nullable: true } : {}),
    ...controlOf(
      variants.filter((variant) => variant.type !== 'null'),
      resolve,
      place,
    ),
  };
}

/** The form control of a field. If there are several types, a list also covers a single entry. */
function controlOf(
  variants: readonly Variant[],
  resolve: Resolve,
  place: string,
): Pick<FormField, 'kind'> & Partial<FormField> {
  const choices = variants.flatMap(({ enum: values, const: only }) => values ?? only ?? []);
  if (variants.length > 0 && variants.every((one) => one.enum ?? one.const)) {
    return { kind: 'choice', options: choices.map(String) };
  }
  const list = variants.find(({ type }) => type === 'array');
  const [only, ...others] = list ? [list] : withoutCovered(variants);
  if (!only || others.length > 0) return { kind: 'json' };
  const { type, items, properties, additionalProperties, maxLength } = only;
  if (type === 'array' && items) return { kind: 'list', item: itemOf(items, resolve, place) };
  if (type === 'object' && properties) {
    return { kind: 'object', fields: formFields(only as JsonSchema, resolve, place) };
  }
  if (type === 'object') {
    const isText =
      typeof additionalProperties === 'object' &&
      variantsOf(additionalProperties, resolve).every((one) => one.type === 'string');
    return isText ? { kind: 'map' } : { kind: 'map', typed: true };
  }
  if (type === 'boolean') return { kind: 'boolean' };
  if (type === 'integer' || type === 'number') return { kind: 'number' };
  if (type !== 'string') return { kind: 'json' };
  if (maxLength === undefined) return { kind: 'text' };
  return { kind: maxLength > longLine ? 'long' : 'text', maxLength };
}

/** Without the values that a free text of the same type covers, such as `*` beside a string. */
function withoutCovered(variants: readonly Variant[]): readonly Variant[] {
  const isExact = (one: Variant) => (one.enum ?? one.const) !== undefined;
  const free = variants.filter((one) => !isExact(one));
  return variants.filter((one) => !isExact(one) || !free.some(({ type }) => type === one.type));
}

/** The longest value, in characters, that fits a single-line control. */
const longLine = 2_000;

/** An entry of a list has no description of its own. */
function itemOf(items: JsonSchema, resolve: Resolve, place: string): FormField {
  const described = { description: 'An entry.', ...resolve(items) };
  return formField('', described, resolve, place);
}

function respondsWithMail(responses: ContractOperation['responses'], resolve: Resolve): boolean {
  const envelope = responses['200']?.content?.['application/json']?.schema;
  const payload = resolve(envelope ?? {}).properties?.payload;
  const { properties = {} } = resolve(resolve(payload ?? {}).properties?.data ?? {});
  return 'recipient_email' in properties;
}
