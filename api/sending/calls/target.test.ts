import { expect, it } from 'vitest';
import { targetFault } from './target.ts';

const notPublic = (host: string) =>
  `${host} is not a public address. Use an https URL that anyone can reach.`;

it.each([
  ['http://localhost:8000/', notPublic('localhost')],
  ['http://127.0.0.1:8000/hooks', notPublic('127.0.0.1')],
  ['https://[::1]/', notPublic('[::1]')],
  ['http://shop.example/', 'shop.example must be called over https.'],
  ['https://shop.example/', null],
])('of %s, the fault is %s', (address, fault) => {
  expect(targetFault(address, [])).toBe(fault);
});

it('allows what the operator allows', () => {
  expect(targetFault('http://localhost:8000/', ['localhost:8000'])).toBeNull();
});
