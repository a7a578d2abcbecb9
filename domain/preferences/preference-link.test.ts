import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { preferencePath, readPreferencePath } from './preference-link.ts';

const link = { trackingId: 'acc.msg.list.sig', email: 'ada.o+news@example.com', id: 'c-1' };

describe('read', () => {
  it.each([
    '/unsubscription/acc.msg.list.sig/ada.o+news@example.com/c-1',
    '/unsubscription/acc.msg.list.sig/ada.o%2Bnews%40example.com/c-1',
    '/unsubscription/acc%2Emsg%2Elist%2Esig/ada%2eo%2bnews@example%2Ecom/c-1/',
    '/preferences/ada.o+news@example.com/c-1/acc.msg.list.sig',
    '/preferences/ada.o%2bnews%40example.com/c-1/acc.msg.list.sig/',
    '/guests/preferences/ada.o+news@example.com/c-1/acc.msg.list.sig',
  ])('R35, R38, A7, A9: %s', (path) => {
    expect(readPreferencePath(path)).toEqual(link);
  });

  it('any link that was written', () => {
    const part = fc.string({ minLength: 1, unit: 'grapheme' });
    fc.assert(
      fc.property(part, part, part, (trackingId, email, id) => {
        const given = { trackingId, email, id };
        expect(readPreferencePath(preferencePath(given))).toEqual(given);
      }),
    );
  });
});

describe('null', () => {
  it.each([
    '/',
    '/unsubscription',
    '/unsubscription/a/b',
    '/unsubscription/a/b/c/d',
    '/unsubscription/a//c',
    '/unsubscription/a/%E0%A4%A/c',
    '/other/a/b/c',
    '/guests/unsubscribe/a/b/c',
  ])('%s', (path) => {
    expect(readPreferencePath(path)).toBeNull();
  });
});
