import { suppressionSentences } from '@grovemail/domain/preferences/suppression-sentences.ts';
import type { SuppressionSource } from '@grovemail/domain/preferences/suppression-source.ts';
import { describe, expect, it } from 'vitest';
import { shownSuppressions } from './shown-suppressions.ts';

const suppression = (list: string, source: SuppressionSource = 'page', more = {}) => ({
  account: 'site',
  list,
  source,
  since: 5,
  liftedAt: null,
  ...more,
});
const link = { account: 'site', list: 'news' };
const shown = (suppressions: ReturnType<typeof suppression>[], to = link) =>
  shownSuppressions(suppressions, to).map(({ scope, isChoice }) => [scope, isChoice]);

describe('E13 of all suppressions, a link shows', () => {
  it.each([
    ['its own list', suppression('news'), ['current', true]],
    ['all lists', suppression('*', 'one_click'), ['*', true]],
    ['every template', suppression('transactional', 'link'), ['templates', true]],
    ["the operator's suppression of its list", suppression('news', 'operator'), ['current', false]],
    ['a complaint about any list', suppression('offers', 'complaint'), ['*', false]],
    ['a bounce for another account', suppression('x', 'bounce', { account: 'shop' }), ['*', false]],
  ])('%s', (_, one, expected) => {
    expect(shown([one])).toEqual([expected]);
  });

  it.each([
    ['another list', suppression('offers')],
    ['another list that the operator suppressed', suppression('offers', 'operator')],
    ['another account', suppression('*', 'page', { account: 'shop' })],
    ['what was lifted', suppression('news', 'page', { liftedAt: 7 })],
    ['a complaint that was lifted', suppression('news', 'complaint', { liftedAt: 7 })],
  ])('not %s', (_, one) => {
    expect(shown([one])).toEqual([]);
  });

  it('oldest first, by a link that is aimed at all lists too', () => {
    const suppressions = [suppression('*', 'page', { since: 9 }), suppression('transactional')];
    expect(shown(suppressions, { ...link, list: '*' })).toEqual([
      ['templates', true],
      ['*', true],
    ]);
    expect(shown([suppression('transactional')], { ...link, list: 'transactional' })).toEqual([
      ['current', true],
    ]);
  });
});

describe('E13 a sentence', () => {
  const since = Date.UTC(2026, 10, 21, 23, 59);

  it('with the day, the same everywhere', () => {
    expect(
      suppressionSentences(
        [
          { scope: 'current', since, isChoice: true },
          { scope: 'templates', since, isChoice: true },
          { scope: '*', since, isChoice: false },
        ],
        'news',
      ),
    ).toEqual([
      'Email from the “news” list: stopped by you on November 21, 2026.',
      'Notices about your orders and accounts: stopped by you on November 21, 2026.',
      'All email: stopped since November 21, 2026, but not by you. To get it again, write to the sender.',
    ]);
  });

  it('when there is nothing', () => {
    expect(suppressionSentences([], 'news')).toEqual([
      'Nothing is stopped. You get email from the “news” list.',
    ]);
    expect(suppressionSentences([], '*')).toEqual([
      'Nothing is stopped. You get email from all lists.',
    ]);
  });
});
