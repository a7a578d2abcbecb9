import { mailKinds } from '@grovemail/domain/preferences/mail-kind.ts';
import { suppressionSources } from '@grovemail/domain/preferences/suppression-source.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSuppressed, replyMail, type Suppression } from './is-suppressed.ts';

const suppression = (changes: Partial<Suppression> = {}): Suppression => ({
  account: 'site',
  list: '*',
  source: 'page',
  liftedAt: null,
  ...changes,
});
const receipt = { kind: 'action', lists: ['receipt', 'transactional'] } as const;
const offer = { kind: 'list', lists: ['offer', 'transactional'] } as const;

describe('E10 whether a suppression by source and list holds for list mail, action mail and a reply', () => {
  it.each<[Suppression['source'], string, list: boolean, action: boolean, response: boolean]>([
    ['page', '*', true, false, false],
    ['one_click', '*', true, false, false],
    ['link', '*', true, false, false],
    ['page', 'offer', true, false, false],
    ['page', 'receipt', false, false, false],
    ['page', 'transactional', true, false, false],
    ['page', 'newsletter', false, false, false],
    ['operator', '*', true, true, true],
    ['operator', 'offer', true, false, false],
    ['operator', 'receipt', false, true, false],
    ['operator', 'transactional', true, true, false],
    ['operator', 'newsletter', false, false, false],
    ['bounce', 'newsletter', true, true, true],
    ['complaint', 'newsletter', true, true, true],
    ['complaint', '*', true, true, true],
  ])('%s of %s: %s, %s, %s', (source, list, ...expected) => {
    const suppressions = [suppression({ source, list })];
    expect([offer, receipt, replyMail].map((mail) => isSuppressed(suppressions, mail))).toEqual(
      expected,
    );
  });
});

it.each(suppressionSources)('a lifted suppression by %s holds for nothing', (source) => {
  const suppressions = [suppression({ source, liftedAt: 0 })];
  for (const mail of [offer, receipt, replyMail])
    expect(isSuppressed(suppressions, mail)).toBe(false);
});

it.each([
  ['page', false],
  ['operator', false],
  ['bounce', true],
  ['complaint', true],
] as const)("another account's suppression by %s holds: %s", (source, holds) => {
  expect(isSuppressed([suppression({ account: 'shop', source })], offer)).toBe(holds);
});

it('a further suppression never lets a mail through, and action mail is suppressed no more often than list mail', () => {
  const suppressions = fc.array(
    fc.record({
      account: fc.constantFrom('site', 'shop'),
      list: fc.constantFrom('*', 'a', 'b', 'transactional'),
      source: fc.constantFrom(...suppressionSources),
      liftedAt: fc.constantFrom(null, 1),
    }),
    { maxLength: 6 },
  );
  const lists = fc.subarray(['a', 'b', 'transactional']);
  fc.assert(
    fc.property(suppressions, suppressions, lists, (some, more, lists) => {
      for (const kind of mailKinds) {
        const mail = { kind, lists };
        const alone = isSuppressed(some, mail) || isSuppressed(more, mail);
        expect(isSuppressed([...some, ...more], mail)).toBe(alone);
      }
      if (isSuppressed(some, { kind: 'action', lists })) {
        expect(isSuppressed(some, { kind: 'list', lists })).toBe(true);
      }
    }),
  );
});
