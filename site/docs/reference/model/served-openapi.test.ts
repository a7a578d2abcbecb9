import { expect, it } from 'vitest';
import { servedOpenApi } from './served-openapi.ts';

interface Served {
  servers: { url: string }[];
  paths: Record<string, { servers?: { url: string }[] }>;
}

const elsewhere = (served: Served) =>
  Object.entries(served.paths).filter(([, { servers }]) => servers !== undefined);

it('names this origin if the API has no separate address', () => {
  const served = servedOpenApi(() => '') as Served;
  expect(served.servers).toEqual([{ url: '/' }]);
  expect(elsewhere(served)).toEqual([]);
});

it('names the address of each path served elsewhere', () => {
  const served = servedOpenApi((path) =>
    path.startsWith('/webhooks/') ? 'https://messaging.example' : 'https://users.example',
  ) as Served;
  expect(served.servers).toEqual([{ url: 'https://users.example' }]);
  const others = elsewhere(served);
  expect(others.length).toBeGreaterThan(0);
  for (const [path, { servers }] of others) {
    expect(path).toMatch(/^\/webhooks\//);
    expect(servers).toEqual([{ url: 'https://messaging.example' }]);
  }
});
