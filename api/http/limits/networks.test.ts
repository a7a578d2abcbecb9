import { describe, expect, it } from 'vitest';
import { bareAddress, isInNetworks, networkOf, senderNetworks } from './networks.ts';

it.each([
  ['192.0.2.1', '192.0.2.1'],
  ['192.0.2.1:4711', '192.0.2.1'],
  ['[2001:db8::1]:443', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['[::ffff:192.0.2.1]:1', '::ffff:192.0.2.1'],
  ['2001:db8::1', '2001:db8::1'],
  ['2001:db8::1:443', '2001:db8::1:443'],
  ['192.0.2.1:', '192.0.2.1:'],
  ['192.0.2.1:4711:4711', '192.0.2.1:4711:4711'],
  ['unknown', 'unknown'],
  ['', ''],
])('the address in %j is %j', (text, address) => {
  expect(bareAddress(text)).toBe(address);
});

describe('a network', () => {
  it.each([
    ['192.0.2.1', '192.0.2.254'],
    ['192.0.2.1', '::ffff:192.0.2.77'],
    ['2001:db8:1:2::1', '2001:db8:1:ffff:ffff::'],
    ['2001:db8:1::', '2001:0DB8:0001:0002:0:0:0:1'],
  ])('is the same for %s and %s', (one, other) => {
    expect(networkOf(one)).toBe(networkOf(other));
  });

  it.each([
    ['192.0.2.1', '192.0.3.1'],
    ['2001:db8:1::1', '2001:db8:2::1'],
    ['192.0.2.1', 'unknown'],
    ['', 'unknown'],
  ])('is another for %s and %s', (one, other) => {
    expect(networkOf(one)).not.toBe(networkOf(other));
  });
});

const names = (address: string) => senderNetworks(address).map(({ name }) => name);

it.each([
  ['192.0.2.1', '::ffff:192.0.2.1'],
  ['192.0.2.1', '192.0.2.1:4711'],
  ['2001:db8:1:2::1', '2001:0DB8:1:2:ffff::ffff'],
  ['2001:db8:1:2::1', '[2001:db8:1:2::1]:443'],
])('%s and %s are one sender', (one, other) => {
  expect(senderNetworks(one)).toEqual(senderNetworks(other));
});

it.each([
  ['192.0.2.1', '192.0.2.2', 0],
  ['192.0.2.1', 'unknown', 0],
  ['2001:db8:1:200::1', '2001:db8:1:2ff::1', 2],
  ['2001:db8:1:200::1', '2001:db8:1:300::1', 1],
  ['2001:db8:1::1', '2001:db8:2::1', 0],
])('%s and %s share %i networks', (one, other, shared) => {
  expect(names(one).filter((name) => names(other).includes(name))).toHaveLength(shared);
});

it('allows the wider IPv6 networks twice and four times as much as one sender', () => {
  expect(senderNetworks('2001:db8::1').map(({ share }) => share)).toEqual([1, 2, 4]);
  expect(senderNetworks('192.0.2.1')).toEqual([{ name: '192.0.2.1', share: 1 }]);
});

const allowed = ['203.0.113.0/24', '198.51.100.7/32', '2001:db8:1::/48'];

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
])('a key for some networks may be used from %j: %j', (address, isIn) => {
  expect(isInNetworks(address, allowed)).toBe(isIn);
  expect(isInNetworks(address, [])).toBe(true);
});

it('keeps the two kinds of addresses apart', () => {
  expect(isInNetworks('192.0.2.1', ['::/0'])).toBe(false);
  expect(isInNetworks('2001:db8::1', ['0.0.0.0/0'])).toBe(false);
});
