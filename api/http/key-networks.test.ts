import { expect, it } from 'vitest';
import { isInNetworks } from './key-networks.ts';

const networks = ['203.0.113.0/24', '198.51.100.7/32', '2001:db8:1::/48'];

it.each([
  ['203.0.113.1', true],
  ['203.0.113.255', true],
  ['203.0.113.9:4711', true],
  ['::ffff:203.0.113.1', true],
  ['::ffff:cb00:7101', true],
  ['198.51.100.7', true],
  ['2001:db8:1::1', true],
  ['[2001:db8:1:ffff::]:443', true],
  ['203.0.114.1', false],
  ['198.51.100.8', false],
  ['2001:db8:2::1', false],
  ['::1', false],
  ['', false],
  ['unknown', false],
  ['203.0.113.1, 10.0.0.1', false],
])('%j: %j', (address, isIn) => {
  expect(isInNetworks(address, networks)).toBe(isIn);
  expect(isInNetworks(address, [])).toBe(true);
});

it('keeps the two kinds of addresses apart', () => {
  expect(isInNetworks('192.0.2.1', ['::/0'])).toBe(false);
  expect(isInNetworks('2001:db8::1', ['0.0.0.0/0'])).toBe(false);
});
