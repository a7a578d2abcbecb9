import { describe, expect, it } from 'vitest';
import { networkOf } from './network-of.ts';

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
