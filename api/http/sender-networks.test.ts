import { expect, it } from 'vitest';
import { senderNetworks } from './sender-networks.ts';

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
