import { ApiError } from '@grovemail/contract/api-error.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keyedDigest } from '../../store/secrets/keyed-digest.ts';
import { canonicalJson, submissionKey } from './idempotency-key.ts';

const submission = {
  operation: 'POST /demos',
  values: { a: 1, b: 'x' },
  mark: '',
  digest: keyedDigest('a key of the tests'),
};

describe('rejected', () => {
  it.each(['', ' \n', 'k'.repeat(256), 'ключ', '\u007f', ['two', 'keys']])(
    'the key %j',
    (header) => {
      expect(() => submissionKey(header, submission)).toThrow(ApiError);
    },
  );
});

describe('a given key', () => {
  it.each(['k', 'k'.repeat(255), '" ~!'])('%j is valid for 24 hours', (header) => {
    const { key, lifetime } = submissionKey(header, submission);
    expect(key).toMatch(/^given:[\w-]{43}:/);
    expect(key.endsWith(`:${header}`)).toBe(true);
    expect(lifetime).toBe(86_400_000);
  });

  it('applies to its body alone, since strangers may choose the same key', () => {
    const key = (values: object) => submissionKey('1', { ...submission, values }).key;
    expect(key({ b: 'x', a: 1 })).toBe(key(submission.values));
    expect(key({ a: 2 })).not.toBe(key(submission.values));
  });
});

describe('a derived key', () => {
  const key = (change: object) => submissionKey(undefined, { ...submission, ...change }).key;

  it('is valid for ten minutes and contains nothing of the body in clear text', () => {
    expect(submissionKey(undefined, submission).lifetime).toBe(600_000);
    expect(key({})).toMatch(/^derived:[\w-]{43}$/);
  });

  it('and its fingerprint are found by nobody who tries known addresses', () => {
    const values = { email: 'ada@b.co' };
    const own = submissionKey(undefined, { ...submission, values });
    const digest = keyedDigest('another key');
    const tried = submissionKey(undefined, { ...submission, values, digest });
    expect(tried.fingerprint).not.toBe(own.fingerprint);
    expect(tried.key).not.toBe(own.key);
  });

  it('is the same for the same submission, in whatever order its fields came', () => {
    expect(key({ values: { b: 'x', a: 1 } })).toBe(key({}));
  });

  it.each([{ mark: 'quarantined' }, { operation: 'POST /leads' }, { values: { a: 1, b: 'y' } }])(
    'is another one for %j',
    (change) => expect(key(change)).not.toBe(key({})),
  );
});

describe('canonical JSON', () => {
  it.each([
    [{ b: 1, a: [2, { d: null, c: undefined }] }, '{"a":[2,{"d":null}],"b":1}'],
    [{ B: 1, a: 2 }, '{"B":1,"a":2}'],
    ['"\n', '"\\"\\n"'],
  ])('of %j is %s', (value, expected) => {
    expect(canonicalJson(value)).toBe(expected);
  });

  it('keeps every JSON value', () => {
    // A backslash in a name makes V8's JSON.parse take later names for it (nodejs/node#63785).
    const values = fc
      .jsonValue({ noUnicodeString: false })
      .filter((value) => !JSON.stringify(value).includes('\\\\'));
    fc.assert(
      fc.property(values, (value) => {
        expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });

  it('differs for different values and is the same for equal ones', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (value) => {
        const turned = Object.fromEntries(Object.entries(value).reverse());
        expect(canonicalJson(turned)).toBe(canonicalJson(value));
        expect(canonicalJson({ ...value, extra: [value] })).not.toBe(canonicalJson(value));
      }),
    );
  });
});
