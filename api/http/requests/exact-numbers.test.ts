import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { addBodyParsers } from './body-parsers.ts';

async function read(payload: string) {
  const app = Fastify();
  addBodyParsers(app);
  app.setErrorHandler((error) => ({ error: String(Object(error).messages) }));
  app.post('/', ({ body }) => ({ body }));
  const response = await app.inject({
    method: 'POST',
    url: '/',
    headers: { 'content-type': 'application/json' },
    payload,
  });
  return response.json();
}

it.each([
  ['{"extra_data":{"order_id":9007199254740993}}', 'extra_data.order_id is a number'],
  ['{"contacts":[{},{"id":12345678901234567890}]}', 'contacts[1].id is a number'],
  ['{"context":{"total":1e400}}', 'context.total is a number'],
  ['{"context":{"total":1e-400}}', 'context.total is a number'],
  ['12345678901234567890', 'The body is a number'],
])('rejects %s, since it would be changed', async (payload, sentence) => {
  const { error } = await read(payload);
  expect(error).toContain(sentence);
  expect(error).toContain('Send it as a string.');
});

it('passes on numbers that are kept', async () => {
  const body = { id: 9_007_199_254_740_991, price: 0.1, text: '9007199254740993' };
  expect(await read(JSON.stringify(body))).toEqual({ body });
});
