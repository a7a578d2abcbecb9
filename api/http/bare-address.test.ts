import { expect, it } from 'vitest';
import { bareAddress } from './bare-address.ts';

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
])('%j is %j', (text, address) => {
  expect(bareAddress(text)).toBe(address);
});
