import { aimAtAllLists, parseTrackingId } from '@grovemail/domain/preferences/tracking-id.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { signTrackingId, verifyTrackingId } from './tracking-id.ts';

const secret = 'a secret of the newest kind';
const olderSecret = 'a secret of last year, still good';
const parts = { account: 'acc_1', message: 'msg-2', list: 'list3' };
const ada = { id: '64f0c0ffee', email: 'ada@example.com' };
const id = signTrackingId(parts, ada, secret);
const aimed = aimAtAllLists(id) ?? '';

describe('no tracking id (E2)', () => {
  it.each([
    '',
    '.',
    '...',
    'a.b.c',
    'a.b.c.',
    '.b.c.d',
    'a..c.d',
    'a.b..d',
    'a.b.c.d.e',
    'a.b.c.d.',
    '*.b.c.d',
    'a.*.c.d',
    'a.b.c.*',
    'a.b.**.d',
    'a.b.c*.d',
    'a b.b.c.d',
    'a.b.c.d\n',
    'a.b.c.é',
    'a.b.c.d%2e',
    'a.b.c.d\0',
    `a.b.c.${'d'.repeat(600)}`,
  ])('%j', (text) => {
    expect(parseTrackingId(text)).toBeNull();
    expect(aimAtAllLists(text)).toBeNull();
    expect(verifyTrackingId(text, ada, [secret])).toBeNull();
  });
});

it('R189 R190 parses four parts and replaces the third by all lists', () => {
  expect(parseTrackingId('a.b-1.c_2.D')).toEqual({
    account: 'a',
    message: 'b-1',
    list: 'c_2',
    signature: 'D',
  });
  expect(aimAtAllLists('a.b.c.d')).toBe('a.b.*.d');
  expect(aimAtAllLists('a.b.*.d')).toBe('a.b.*.d');
});

describe('signing rejects', () => {
  it.each([
    { ...parts, list: '*' },
    { ...parts, account: '' },
    { ...parts, message: 'a.b' },
    { ...parts, account: 'é' },
    { ...parts, account: 'a'.repeat(600) },
  ])('%j', (bad) => {
    expect(() => signTrackingId(bad, ada, secret)).toThrow(RangeError);
  });

  it('a secret that is too short', () => {
    expect(() => signTrackingId(parts, ada, 'short')).toThrow(RangeError);
    expect(() => verifyTrackingId(id, ada, [''])).toThrow(RangeError);
  });
});

describe('rejected', () => {
  it.each([
    ['another contact', { ...ada, id: '64f0c0ffef' }],
    ['another address', { ...ada, email: 'eve@example.com' }],
    ['parts moved across their border', { id: `${ada.id}"`, email: `,"${ada.email}` }],
    ['no one', { id: '', email: '' }],
  ])('%s', (_, recipient) => {
    expect(verifyTrackingId(id, recipient, [secret])).toBeNull();
    expect(verifyTrackingId(aimed, recipient, [secret])).toBeNull();
  });

  it('a secret that is unknown, and no secret at all', () => {
    expect(verifyTrackingId(id, ada, [olderSecret])).toBeNull();
    expect(verifyTrackingId(id, ada, [])).toBeNull();
  });

  it('10,000 changes of any part but * in the third, also once aimed at all lists', () => {
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.*';
    const mutation = fc
      .record({
        from: fc.constantFrom(id, aimed),
        at: fc.nat(id.length),
        cut: fc.integer({ min: 0, max: 3 }),
        put: fc.string({ unit: fc.constantFrom(...alphabet), maxLength: 3 }),
      })
      .map(({ from, at, cut, put }) => from.slice(0, at) + put + from.slice(at + cut))
      .filter((text) => text !== id && text !== aimed);
    const accepted: string[] = [];
    const changed = new Set<number>();
    for (const text of fc.sample(mutation, 10_000)) {
      if (verifyTrackingId(text, ada, [secret])) accepted.push(text);
      for (const [at, part] of text.split('.').entries()) {
        if (part !== id.split('.')[at]) changed.add(at);
      }
    }
    expect(accepted).toEqual([]);
    expect([...changed]).toEqual(expect.arrayContaining([0, 1, 2, 3]));
  });

  it('each single character of the signature, changed, in both forms', () => {
    const start = id.lastIndexOf('.') + 1;
    for (let at = start; at < id.length; at++) {
      const other = id[at] === 'A' ? 'B' : 'A';
      const changed = id.slice(0, at) + other + id.slice(at + 1);
      expect(verifyTrackingId(changed, ada, [secret])).toBeNull();
      expect(verifyTrackingId(aimAtAllLists(changed) ?? '', ada, [secret])).toBeNull();
    }
  });
});

describe('accepted', () => {
  it('the id as it was sent', () => {
    expect(verifyTrackingId(id, ada, [secret])).toMatchObject(parts);
  });

  it('the id aimed at all lists', () => {
    expect(verifyTrackingId(aimed, ada, [secret])).toMatchObject({ ...parts, list: '*' });
  });

  it('the address in any case', () => {
    const shouted = { ...ada, email: 'ADA@Example.COM' };
    expect(verifyTrackingId(id, shouted, [secret])).toMatchObject(parts);
  });

  it.each(['zoe@victim.example', 'ZOE@Victim.example', 'zoe@ｖictim.example'])(
    'the address spelled %s, whichever was signed',
    (email) => {
      const signed = signTrackingId(parts, { ...ada, email: 'zoe@ｖictim.example' }, secret);
      expect(verifyTrackingId(signed, { ...ada, email }, [secret])).toMatchObject(parts);
    },
  );

  it.each([
    ['zoe@ｖictim.example', 'xoPEZRwBfIE99VISTLoSE1shze9T8PlSdco9OlUsemC0gEae'],
    ['a@bücher.example', 'HVKgCMj3CAeoSwZmfvTuNcxDHpEH4yzYm1MoXbGsl1ZUjA2P'],
  ])('E2 a link to %s that was mailed before addresses had one spelling', (email, code) => {
    const old = `acc_1.msg-2.list3.${code}`;
    expect(verifyTrackingId(old, { ...ada, email }, [secret])).toMatchObject(parts);
    expect(verifyTrackingId(old, { ...ada, email: `x${email}` }, [secret])).toBeNull();
  });

  it('a link from before the secret changed', () => {
    const old = signTrackingId(parts, ada, olderSecret);
    expect(verifyTrackingId(old, ada, [secret, olderSecret])).toMatchObject(parts);
    expect(verifyTrackingId(id, ada, [secret, olderSecret])).toMatchObject(parts);
  });

  it('any parts and any recipient that were signed', () => {
    const part = fc.stringMatching(/^[A-Za-z0-9_-]{1,40}$/);
    const given = fc.record({ account: part, message: part, list: part });
    const recipient = fc.record({ id: fc.string(), email: fc.string({ unit: 'binary' }) });
    fc.assert(
      fc.property(given, recipient, (chosen, someone) => {
        const signed = signTrackingId(chosen, someone, secret);
        expect(verifyTrackingId(signed, someone, [secret])).toMatchObject(chosen);
        const all = aimAtAllLists(signed) ?? '';
        expect(verifyTrackingId(all, someone, [secret])).toMatchObject({ list: '*' });
      }),
    );
  });
});
