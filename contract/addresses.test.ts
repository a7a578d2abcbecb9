import { describe, expect, it } from 'vitest';
import { addressOf, type OperationName } from './address-of.ts';
import { addresses } from './addresses.ts';
import { apiPrefixes } from './site-paths.ts';

const here = { users: '', sales: '', modules: '', messaging: '' };
const away = {
  users: 'https://users.example',
  sales: 'https://sales.example/v2',
  modules: 'https://modules.example',
  messaging: 'https://messaging.example',
};

describe('rejected', () => {
  it.each([[{}], [{ key: '' }], [{ other: 'x' }]])(
    'no address without its parameter: %j',
    (params) => {
      expect(() => addressOf(here, 'capture', params)).toThrow(RangeError);
    },
  );
});

describe('an address', () => {
  it.each([
    ['a/b', 'a%2Fb'],
    ['../x', '..%2Fx'],
    ['a?b#c', 'a%3Fb%23c'],
    ['ключ', '%D0%BA%D0%BB%D1%8E%D1%87'],
  ])('keeps the parameter %s in its segment', (key, encoded) => {
    expect(addressOf(here, 'capture', { key })).toBe(`/api/contacts/${encoded}/capture/`);
  });

  it.each<[OperationName, string]>([
    ['modules', '/modules'],
    ['formToken', '/guests/form-token'],
    ['enquiry', '/guests/enquiry'],
    ['demos', '/demos'],
    ['leads', '/leads'],
    ['pushContact', '/api/contacts'],
    ['pushKey', '/api/push-key'],
  ])('R326-R347 D1 %s is %s on this origin', (name, path) => {
    expect(addressOf(here, name)).toBe(path);
  });

  it.each<[OperationName, string]>([
    ['modules', 'https://modules.example/modules'],
    ['enquiry', 'https://users.example/guests/enquiry'],
    ['demos', 'https://users.example/demos'],
    ['leads', 'https://sales.example/v2/leads'],
  ])('B2 D4 %s is on its configured base', (name, url) => {
    expect(addressOf(away, name)).toBe(url);
  });

  it('R345 G2 reports about a push go to the messaging base', () => {
    const params = { action: 'click', tracking_id: 'a/b' };
    const base = 'https://messaging.example/webhooks/push/web/click';
    expect(addressOf(away, 'pushAction', params)).toBe(base);
    expect(addressOf(away, 'pushActionById', params)).toBe(`${base}/a%2Fb`);
  });

  it('has an API prefix, so that no page can have the same path', () => {
    for (const { path } of Object.values(addresses)) {
      expect(apiPrefixes.some((prefix) => path === prefix || path.startsWith(`${prefix}/`))).toBe(
        true,
      );
    }
  });
});
