import { modules } from '@grovemail/contract/operations/modules.ts';
import { moduleCodes } from '@grovemail/domain/pricing/modules.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, usedApp } from '../../app-suite/app-for-test.ts';

let test: TestApp;
beforeAll(async () => {
  test = await usedApp();
});
afterAll(() => test.close());

describe('405', () => {
  it.each(['POST', 'PUT', 'DELETE'] as const)('%s', async (method) => {
    const response = await test.app.inject({ method, url: '/modules' });
    expect(response.statusCode).toBe(405);
    expect(response.headers.allow).toBe('GET, HEAD');
  });
});

describe('200', () => {
  it('R327 R229 returns the catalog with its size, cacheable for five minutes', async () => {
    const response = await test.app.inject({ url: '/modules' });
    expect(response.statusCode).toBe(200);
    const { error, payload } = modules.response.schema.parse(response.json());
    expect(error).toBeNull();
    expect(payload.data.map(({ code }) => code)).toEqual([...moduleCodes]);
    expect(payload.meta.size).toBe(payload.data.length);
    expect(response.headers['cache-control']).toBe('public, max-age=300');
  });

  it('HEAD has no body', async () => {
    const response = await test.app.inject({ method: 'HEAD', url: '/modules' });
    expect([response.statusCode, response.body]).toEqual([200, '']);
  });
});
