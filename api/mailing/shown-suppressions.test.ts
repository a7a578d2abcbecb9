import { suppressionSentences } from '@grovemail/domain/preferences/suppression-sentences.ts';
import type { SuppressionSource } from '@grovemail/domain/preferences/suppression-source.ts';
import { describe, expect, it } from 'vitest';
import { shownSuppressions } from './shown-suppressions.ts';

const stop = (list: string, source: SuppressionSource = 'page', more = {}) => ({
  account: 'site',
  list,
  source,
  since: 5,
  liftedAt: null,
  ...more,
});
const link = { account: 'site', list: 'news' };
const shown = (stops: ReturnType<typeof stop>[], to = link) =>
  shownSuppressions(stops, to).map(({ scope, isChoice }) => [scope, isChoice]);

describe('E13 of what was stopped, a link shows', () => {
  it.each([
    ['its own list', stop('news'), ['current', true]],
    ['all lists', stop('*', 'one_click'), ['*', true]],
    ['every template', stop('transactional', 'link'), ['templates', true]],
    ["the operator's stop of its list", stop('news', 'operator'), ['current', false]],
    ['a complaint about any list', stop('offers', 'complaint'), ['*', false]],
    ['a bounce for another account', stop('x', 'bounce', { account: 'shop' }), ['*', false]],
  ])('%s', (_, one, expected) => {
    expect(shown([one])).toEqual([expected]);
  });

  it.each([
    ['another list', stop('offers')],
    ['another list that the operator stopped', stop('offers', 'operator')],
    ['another account', stop('*', 'page', { account: 'shop' })],
    ['what was lifted', stop('news', 'page', { liftedAt: 7 })],
    ['a complaint that was lifted', stop('news', 'complaint', { liftedAt: 7 })],
  ])('not %s', (_, one) => {
    expect(shown([one])).toEqual([]);
  });

  it('oldest first, by a link that is aimed at all lists too', () => {
    const stops = [stop('*', 'page', { since: 9 }), stop('transactional')];
    expect(shown(stops, { ...link, list: '*' })).toEqual([
      ['templates', true],
      ['*', true],
    ]);
    expect(shown([stop('transactional')], { ...link, list: 'transactional' })).toEqual([
      ['current', true],
    ]);
  });
});

describe('E13 says so', () => {
  const since = Date.UTC(2026, 10, 21, 23, 59);

  it('with the day, the same everywhere', () => {
    expect(
      suppressionSentences([
        { scope: 'current', since, isChoice: true },
        { scope: 'templates', since, isChoice: true },
        { scope: '*', since, isChoice: false },
      ]),
    ).toEqual([
      'Mail from this list: stopped since 21 November 2026, as you chose.',
      'Notices about your orders and accounts: stopped since 21 November 2026, as you chose.',
      'All mail: stopped since 21 November 2026, but not by you. To get it again, write to the sender.',
    ]);
  });

  it('when there is nothing', () => {
    expect(suppressionSentences([])).toEqual(['Nothing is stopped. You get mail from this list.']);
  });
});
