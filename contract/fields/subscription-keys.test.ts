import { createECDH, randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { subscriptionKeys } from './subscription-keys.ts';

function point(): Buffer {
  const key = createECDH('prime256v1');
  key.generateKeys();
  return key.getPublicKey();
}

const auth = randomBytes(16).toString('base64url');
const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');

describe('null', () => {
  it.each([
    ['no key', ''],
    ['64 bytes', base64url(point().subarray(0, 64))],
    ['66 bytes', base64url(Buffer.concat([point(), Buffer.of(0)]))],
    ['a compressed point', base64url(Buffer.concat([Buffer.of(2), point().subarray(1, 33)]))],
    [
      '65 bytes that do not begin with 4',
      base64url(Buffer.concat([Buffer.of(3), point().subarray(1)])),
    ],
    ['65 bytes that are no point', base64url(Buffer.concat([Buffer.of(4), Buffer.alloc(64, 1)]))],
    [
      'coordinates beyond the field',
      base64url(Buffer.concat([Buffer.of(4), Buffer.alloc(64, 255)])),
    ],
    ['the zero point', base64url(Buffer.concat([Buffer.of(4), Buffer.alloc(64)]))],
    ['other letters', `${base64url(point()).slice(0, 86)}!`],
    ['a NUL', `${base64url(point()).slice(0, 86)}\0`],
    ['a megabyte', 'B'.repeat(1_048_576)],
  ])('a public key of %s', (_, p256dh) => {
    expect(subscriptionKeys({ p256dh, auth })).toBeNull();
  });

  it.each([
    ['none', ''],
    ['15 bytes', base64url(randomBytes(15))],
    ['17 bytes', base64url(randomBytes(17))],
    ['other letters', `${auth.slice(0, 21)}é`],
  ])('a secret of %s', (_, wrong) => {
    expect(subscriptionKeys({ p256dh: base64url(point()), auth: wrong })).toBeNull();
  });

  it('any point with one bit changed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 8, max: 65 * 8 - 1 }), (bit) => {
        const bytes = point();
        bytes[bit >> 3] = (bytes[bit >> 3] ?? 0) ^ (1 << (bit & 7));
        expect(subscriptionKeys({ p256dh: base64url(bytes), auth })).toBeNull();
      }),
    );
  });
});

describe('keys', () => {
  it('of any browser, with padding or without', () => {
    for (let count = 0; count < 50; count += 1) {
      const keys = { p256dh: base64url(point()), auth: base64url(randomBytes(16)) };
      expect(subscriptionKeys(keys)).toEqual(keys);
      expect(subscriptionKeys({ p256dh: `${keys.p256dh}=`, auth: `${keys.auth}==` })).toEqual(keys);
    }
  });
});
