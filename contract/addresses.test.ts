import { describe, expect, it } from 'vitest';
import { addressOf, type OperationName } from './address-of.ts';
import { addresses } from './addresses.ts';
import { apiPrefixes } from './site-paths.ts';

const here = { api: '', users: '', sales: '', modules: '', messaging: '' };
const away = {
  api: 'https://api.example',
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
    ['capture', 'https://users.example/api/contacts/key/capture/'],
    ['pushContact', 'https://users.example/api/contacts'],
  ])('B2 D4 %s is on its configured base', (name, url) => {
    expect(addressOf(away, name, { key: 'key' })).toBe(url);
  });

  it('is a service’s only if section 7 names the call, and otherwise our own API’s', () => {
    const specified = Object.values(addresses).filter(({ base }) => base !== 'api');
    expect(specified.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'GET /modules',
      'POST /guests/enquiry',
      'GET /api/contacts/{key}/capture/',
      'POST /api/contacts/{key}/capture/',
      'POST /demos',
      'POST /leads',
      'PUT /guests/unsubscribe/{tracking_id}',
      'POST /api/contacts',
      'GET /webhooks/push/web/{action}',
    ]);
  });

  it('R345 reports about a push go to the messaging base', () => {
    const url = 'https://messaging.example/webhooks/push/web/click';
    expect(addressOf(away, 'pushAction', { action: 'click' })).toBe(url);
  });

  it('has an API prefix, so that no page can have the same path', () => {
    for (const { path } of Object.values(addresses)) {
      expect(apiPrefixes.some((prefix) => path === prefix || path.startsWith(`${prefix}/`))).toBe(
        true,
      );
    }
  });
});
