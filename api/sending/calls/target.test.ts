import { expect, it } from 'vitest';
import { targetFault, targetFaultHere } from './target.ts';

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

it.each([
  ['http://127.0.0.1:8000/hooks', '127.0.0.1:8000'],
  ['https://localhost:25/', null],
  ['http://localhost/', 'localhost:80'],
  ['https://10.0.0.5/', '10.0.0.5:443'],
  ['http://[::1]:4000/', '[::1]:4000'],
  ['http://shop.example/', null],
])('names the setting that would allow %s, except in production', (address, lacks) => {
  const fault = targetFault(address, []);
  const here = (isProduction: boolean) =>
    targetFaultHere(address, { isProduction, outboundAllow: [] });
  const way = lacks === null ? '' : ` On your own server, add ${lacks} to OUTBOUND_ALLOW and`;
  expect(here(false)).toContain(`${fault}${way}`);
  expect(here(false)?.includes('OUTBOUND_ALLOW')).toBe(lacks !== null);
  expect(here(true)).toBe(fault);
  const outboundAllow = [lacks ?? ''];
  if (lacks) expect(targetFaultHere(address, { isProduction: false, outboundAllow })).toBeNull();
});
