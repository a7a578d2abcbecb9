import { suppressionSources } from '@grovemail/domain/preferences/suppression-source.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSuppressed, replyMail, type Stop } from './is-suppressed.ts';
import { mailKinds } from './lists.ts';

const stop = (changes: Partial<Stop> = {}): Stop => ({
  account: 'site',
  list: '*',
  source: 'page',
  liftedAt: null,
  ...changes,
});
const receipt = { kind: 'action', lists: ['receipt', 'transactional'] } as const;
const offer = { kind: 'list', lists: ['offer', 'transactional'] } as const;

describe('E10 a stop by its source and list: does it hold for list mail, for action mail, for an answer', () => {
  it.each<[Stop['source'], string, list: boolean, action: boolean, answer: boolean]>([
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
    const stops = [stop({ source, list })];
    expect([offer, receipt, replyMail].map((mail) => isSuppressed(stops, mail))).toEqual(expected);
  });
});

it.each(suppressionSources)('a stop by %s that was lifted holds for nothing', (source) => {
  const stops = [stop({ source, liftedAt: 0 })];
  for (const mail of [offer, receipt, replyMail]) expect(isSuppressed(stops, mail)).toBe(false);
});

it.each([
  ['page', false],
  ['operator', false],
  ['bounce', true],
  ['complaint', true],
] as const)("another account's stop by %s holds: %s", (source, holds) => {
  expect(isSuppressed([stop({ account: 'shop', source })], offer)).toBe(holds);
});

it('no other stop ever lets a mail through, and action mail is stopped no more than list mail', () => {
  const stops = fc.array(
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
    fc.property(stops, stops, lists, (some, more, lists) => {
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
