import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { addresses } from './addresses.ts';
import { refusedEnvelope } from './envelope.ts';
import { errors } from './errors.ts';
import { openApiDocument } from './openapi.ts';
import { openApiText } from './openapi-text.ts';
import { operations } from './operations/all.ts';
import { Refusal } from './refusal.ts';

describe('openapi.json', () => {
  it('is what the operations say now: run `npm run openapi` after a change', () => {
    expect(readFileSync(new URL('openapi.json', import.meta.url), 'utf8')).toBe(openApiText());
  });

  it('lists every address once, and only those', () => {
    const { paths } = openApiDocument(operations) as { paths: Record<string, object> };
    const listed = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const expected = Object.values(addresses).map(({ method, path }) => `${method} ${path}`);
    expect(listed.toSorted()).toEqual(expected.toSorted());
  });

  it('needs no reference but the one it defines', () => {
    const references = openApiText().match(/"\$ref": "[^"]+"/g) ?? [];
    expect(new Set(references)).toEqual(new Set(['"$ref": "#/components/schemas/Refusal"']));
  });
});

describe.each(operations.map((operation) => [operation.id, operation] as const))(
  '%s',
  (_, operation) => {
    const { answer, body, examples, params, query } = operation;

    it('gives an answer that fits its schema as an example', () => {
      // An empty answer has neither.
      expect(answer.schema?.parse(examples.answer)).toEqual(examples.answer);
    });

    it('gives an input that is accepted as an example', () => {
      for (const [input, example] of [
        [body, examples.body],
        [query, examples.query],
      ] as const) {
        if (!input) continue;
        expect(z.safeParse(input.schema, example).success).toBe(true);
        expect(input.check(example)).toMatchObject({ ok: true });
      }
    });

    it('names every parameter of its path', () => {
      const named = [...addresses[operation.id].path.matchAll(/\{(\w+)\}/g)].map(
        ([, name]) => name,
      );
      expect(Object.keys(params?.shape ?? {})).toEqual(named);
      expect(Object.keys(examples.params ?? {})).toEqual(named);
    });

    it('refuses an empty body', () => {
      if (body) expect(body.check({})).toMatchObject({ ok: false });
    });

    it.each([null, [], 'text', 7])('refuses %j where it takes an input', (value) => {
      for (const input of [body, query]) {
        if (input) expect(input.check(value)).toMatchObject({ ok: false });
      }
    });
  },
);

describe('errors', () => {
  it.each(Object.entries(errors))('%s says what, why and what to do', (code, error) => {
    expect(error.status).toBeGreaterThanOrEqual(400);
    for (const words of [error.text, error.cause, error.fix]) expect(words).toMatch(/\S/);
    const refusal = new Refusal(code as keyof typeof errors);
    expect(refusal.messages).toEqual([error.text]);
    expect(refusedEnvelope.parse({ error: refusal.message, payload: null }).error).toBe(error.text);
  });

  it('R379 F2 answers a wrong key 403 Unauthorized', () => {
    expect(errors.wrong_key).toMatchObject({ status: 403, text: 'Unauthorized' });
  });
});
