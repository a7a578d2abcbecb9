import { expect, it } from 'vitest';
import { placeholders } from './placeholders.ts';

const id = '019a9f3e-7c00-7a10-8f3b-2d6f0c9b1e55';
const call = (method: string, path: string, request: object = {}) => ({
  id: `${method} ${path}`,
  title: path,
  method,
  path,
  request: { method, path, ...request },
});
const save = call('POST', '/v1/contacts');

it.each([
  ['an id that a call of the page returns', '/v1/contacts/{id}', { params: { id } }, save.id],
  ['an id that none returns', '/v1/events/{id}', { params: { id } }, undefined],
  ['an id in the query', '/v1/contacts', { query: { id } }, undefined],
])('%s is a placeholder', (_, path, request, from) => {
  const [found] = placeholders(call('GET', path, request), [save]);
  expect(found?.name).toBe('id');
  expect(found?.from?.id).toBe(from);
});

it.each([
  ['a code', { params: { id: 'welcome' } }],
  ['an address', { query: { email: 'ada@shop.example' } }],
])('%s is none', (_, request) => {
  expect(placeholders(call('GET', '/v1/contacts/{id}', request), [save])).toEqual([]);
});
