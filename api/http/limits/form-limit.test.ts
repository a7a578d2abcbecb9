import type { FastifyReply, FastifyRequest } from 'fastify';
import { expect, it } from 'vitest';
import { formLimit } from './form-limit.ts';

const form = { 'content-type': 'application/x-www-form-urlencoded;charset=UTF-8' };
const json = { 'content-type': 'application/json' };
const reply = {} as FastifyReply;
const from = (headers: Record<string, string>) => ({ headers }) as unknown as FastifyRequest;
const tooMany = new Error('429');
const exceeded = () => Promise.reject(tooMany);

it('429 of a form that comes back filled, once its body is read', async () => {
  const limit = formLimit(exceeded, true);
  const request = from(form);
  await limit.count(request, reply);
  expect(() => limit.check(request)).toThrow(tooMany);
});

it.each([
  ['JSON', json, true],
  ['a form that does not come back', form, false],
])('429 of %s before its body is read', async (_, headers, isFilled) => {
  await expect(formLimit(exceeded, isFilled).count(from(headers), reply)).rejects.toBe(tooMany);
});

it('within the limit, nothing is thrown', async () => {
  const limit = formLimit(() => Promise.resolve(), true);
  const request = from(form);
  await limit.count(request, reply);
  expect(() => limit.check(request)).not.toThrow();
});
