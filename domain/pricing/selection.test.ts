import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currencies } from './currencies.ts';
import { type ModuleCode, moduleCodes } from './modules.ts';
import { sampleCatalog } from './sample-catalog.ts';
import { aboveTiers, readSelection, type Selection, writeSelection } from './selection.ts';

const fallback: Selection = {
  contacts: 1_000,
  period: 'month',
  currency: 'USD',
  modules: ['campaign'],
  plan: 'growth',
};
const read = (search: string) => readSelection(search, sampleCatalog, fallback);

describe('falls back', () => {
  it.each([
    '',
    '?',
    '?contacts=&period=&currency=&modules=&plan=',
    '?contacts=0&period=week&currency=EUR&modules=sms&plan=free',
    '?contacts=-500&currency=usd&period=YEAR&modules=%00',
    '?contacts=1e3&modules=__proto__,toString',
    '?contacts=9999999999999999999999',
    '?contacts=٥٠٠',
    '?CONTACTS=500',
    '?contacts=%',
  ])('%s', (search) => {
    expect(read(search)).toEqual(fallback);
  });

  it('part by part', () => {
    expect(read('?currency=NGN&period=never')).toEqual({ ...fallback, currency: 'NGN' });
  });
});

describe('reads', () => {
  it.each([
    ['contacts=500', 500],
    ['contacts=501', 1_000],
    ['contacts=500000', 500_000],
    ['contacts=500001', 500_001],
    ['contacts=7000000', 500_001],
  ])('%s as %d', (search, contacts) => {
    expect(read(search).contacts).toBe(contacts);
  });

  it('modules in order, with campaigns, without unknown ones', () => {
    expect(read('?modules=app_insights,sms,automation').modules).toEqual([
      'campaign',
      'automation',
      'app_insights',
    ]);
  });
});

describe('writes', () => {
  it('in one order, and keeps the rest of the query verbatim', () => {
    expect(writeSelection({ ...fallback, modules: ['automation', 'campaign'] })).toBe(
      'contacts=1000&period=month&currency=USD&modules=campaign,automation&plan=growth',
    );
    expect(writeSelection(fallback, '?utm_source=a%20b&contacts=5&x')).toBe(
      'utm_source=a%20b&x&contacts=1000&period=month&currency=USD&modules=campaign&plan=growth',
    );
  });
});

it('round-trips every choice', () => {
  const maxima = sampleCatalog[0]?.pricing.map(({ max }) => max) ?? [];
  const optional = moduleCodes.filter((code) => code !== 'campaign');
  let count = 0;
  for (const contacts of [...maxima, aboveTiers(sampleCatalog)])
    for (const period of ['month', 'year'] as const)
      for (const { value: currency } of currencies)
        for (const plan of ['growth', 'flex'] as const)
          for (let bits = 0; bits < 8; bits++) {
            const added = optional.filter((_, at) => bits & (1 << at));
            const modules: ModuleCode[] = ['campaign', ...added];
            const selection = { contacts, period, currency, modules, plan };
            expect(read(`?${writeSelection(selection)}`)).toEqual(selection);
            count++;
          }
  expect(count).toBe(15 * 2 * currencies.length * 2 * 8);
});

it('round-trips beside any other query', () => {
  fc.assert(
    fc.property(fc.oneof(fc.webQueryParameters(), fc.string()), (search) => {
      const selection: Selection = { ...fallback, contacts: 5_000, period: 'year', plan: 'flex' };
      const written = writeSelection(selection, search);
      expect(read(written)).toEqual(selection);
      expect(writeSelection(selection, written)).toBe(written);
    }),
  );
});
