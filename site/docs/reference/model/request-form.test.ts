import { requestOf, startValues } from '@grovemail/domain/request-form/request-of.ts';
import { describe, expect, it } from 'vitest';
import { contract } from './contract.ts';
import { smallContract } from './contract-for-test.ts';
import { readDocument } from './document.ts';
import { exampleRequest } from './example-request.ts';
import { isTryable, requestForm } from './request-form.ts';

const operations = Object.entries(contract.paths).flatMap(([path, methods]) =>
  Object.entries(methods)
    .filter(([, operation]) => isTryable(operation))
    .map(([method, operation]) => ({ path, method, operation })),
);
const formOf = (id: string) => {
  const found = operations.find(({ operation }) => operation.operationId === id);
  if (!found) throw new Error(`There is no ${id}.`);
  return requestForm(found.method, found.path, found.operation, contract);
};
const bodyField = (id: string, name: string) =>
  formOf(id).body?.find((field) => field.name === name);

describe('the form of each operation', () => {
  it.each(operations.map((one) => [one.operation.operationId, one] as const))(
    '%s initially sends what its sample shows, except filters',
    (_, { method, path, operation }) => {
      const form = requestForm(method, path, operation, contract);
      const { request, faults } = requestOf(form, startValues(form), 'https://api.example', null);
      expect(faults).toEqual({});
      const sample = exampleRequest(method, path, operation);
      expect({ ...request, query: {} }).toEqual({
        ...sample,
        query: {},
        base: 'https://api.example',
      });
      const required = form.query.filter((field) => field.required);
      expect(Object.keys(request.query ?? {})).toEqual(required.map(({ name }) => name));
    },
  );

  it('omits filters, whose examples match nothing in the reader’s data', () => {
    expect(formOf('listTransactionals').start.query).toEqual({});
    expect(formOf('deleteContactByEmail').start.query).toEqual({ email: 'ada@shop.example' });
  });
});

describe('a field', () => {
  it('has a control that fits its schema', () => {
    expect(bodyField('saveContact', 'email')).toMatchObject({ kind: 'text', required: true });
    expect(bodyField('saveContact', 'gender')).toMatchObject({
      kind: 'choice',
      nullable: true,
      required: false,
      options: ['male', 'female'],
    });
    expect(bodyField('saveContact', 'extra_data')).toMatchObject({ kind: 'map', typed: true });
    expect(bodyField('saveContact', 'address')?.fields?.map(({ name }) => name)).toContain(
      'country',
    );
    expect(bodyField('sendTransactional', 'html')).toMatchObject({ kind: 'long' });
    // One address or a list: a list covers both.
    expect(bodyField('sendTransactional', 'bcc')).toMatchObject({
      kind: 'list',
      item: { kind: 'text' },
    });
    // A text, or the one text with a meaning of its own.
    expect(bodyField('createWebhook', 'event_codes')).toMatchObject({
      kind: 'list',
      type: 'array of strings',
      item: { kind: 'text', maxLength: 100 },
    });
    expect(bodyField('createWebhook', 'types')).toMatchObject({
      kind: 'list',
      item: { kind: 'choice' },
    });
    expect(formOf('listContacts').query.find(({ name }) => name === 'limit')?.kind).toBe('number');
    expect(formOf('readTransactional').params).toMatchObject([{ name: 'id', required: true }]);
  });

  it('without a description stops the build', () => {
    const document = smallContract();
    document.components.schemas.Person = { type: 'object', properties: { email: {} } } as never;
    const read = readDocument(document);
    const operation = read.paths['/v1/contacts']?.post;
    if (!operation) throw new Error('The small contract saves a person.');
    const start = { ...operation };
    delete start.requestBody;
    expect(() => requestForm('post', '/v1/contacts', start, read)).not.toThrow();
    expect(() => requestForm('post', '/v1/contacts', operation, read)).toThrow('email');
  });
});

it('knows which calls return an email', () => {
  expect(
    operations
      .map(({ operation }) => formOf(operation.operationId))
      .filter(({ mail }) => mail)
      .map(({ id }) => id),
  ).toEqual(['sendTransactional', 'readTransactional']);
});
