import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { isSignedAddress } from './signed-address.ts';

const secret = 'a secret of the tests';
const sign = (address: string, key = secret) =>
  createHmac('sha256', key).update(address).digest('hex');
const spellings = ['Ada@Shop.example', 'ada@shop.example'];

it.each(spellings)('takes what was signed for %s', (address) => {
  expect(isSignedAddress(sign(address), spellings, secret)).toBe(true);
});

it.each([
  ['nothing', ''],
  ['another address', sign('eve@shop.example')],
  ['no address', sign('')],
  ['another secret', sign('ada@shop.example', 'another secret of the tests')],
  ['upper case', sign('ada@shop.example').toUpperCase()],
  ['one character less', sign('ada@shop.example').slice(1)],
  ['one character more', `${sign('ada@shop.example')}0`],
  ['base64', createHmac('sha256', secret).update('ada@shop.example').digest('base64')],
])('takes no signature of %s', (_, signature) => {
  expect(isSignedAddress(signature, spellings, secret)).toBe(false);
});
