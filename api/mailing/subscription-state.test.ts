import { describe, expect, it } from 'vitest';
import { subscriptionState } from './subscription-state.ts';

type Held = Parameters<typeof subscriptionState>[0][number];

const held = (changes: Partial<Held> = {}): Held => ({
  account: 'site',
  list: '*',
  source: 'page',
  since: 1,
  endsAt: null,
  liftedAt: null,
  ...changes,
});

describe('subscriptionState', () => {
  it.each<[name: string, given: Partial<Held>[], status: string, since: number | null]>([
    ['nothing', [], 'subscribed', null],
    ['an unsubscribe from all lists', [{ source: 'one_click', since: 3 }], 'unsubscribed', 3],
    ['a block', [{ source: 'operator' }], 'blocked', 1],
    ['a bounce about one list', [{ source: 'bounce', list: 'news' }], 'bounced', 1],
    ['a complaint to another account', [{ source: 'complaint', account: 'x' }], 'complained', 1],
    ['an unsubscribe from another account', [{ account: 'x' }], 'subscribed', null],
    ['the stronger of two', [{ source: 'bounce', since: 5 }, { since: 3 }], 'bounced', 5],
    [
      'the stronger, found last',
      [{ since: 3 }, { source: 'complaint', since: 5 }],
      'complained',
      5,
    ],
    ['the first of equals', [{ since: 3 }, { since: 5 }], 'unsubscribed', 3],
  ])('of %s', (_name, given, status, since) => {
    expect(subscriptionState(given.map(held))).toEqual({ status, since, endsAt: null, lists: [] });
  });

  it('prefers a bounce without end to a pause', () => {
    const pause = held({ source: 'bounce', endsAt: 9, since: 2 });
    expect(subscriptionState([pause])).toMatchObject({ status: 'bounced', since: 2, endsAt: 9 });
    const gone = held({ source: 'bounce', since: 7 });
    for (const both of [
      [pause, gone],
      [gone, pause],
    ]) {
      expect(subscriptionState(both)).toMatchObject({ since: 7, endsAt: null });
    }
  });

  it('names the lists that are stopped by themselves, once and sorted', () => {
    const given = ['news', 'b', 'a'].map((list) => held({ list }));
    const more = [held({ list: 'b', source: 'operator' }), held({ list: 'x', account: 'other' })];
    expect(subscriptionState([...given, ...more])).toEqual({
      status: 'subscribed',
      since: null,
      endsAt: null,
      lists: ['a', 'b', 'news'],
    });
  });
});
