import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { initialSelection } from './initial-selection.ts';
import { type ModuleCode, moduleCodes } from './modules.ts';
import { offeredCurrencies } from './offered-currencies.ts';
import { aboveTiers, planBrackets } from './plan-brackets.ts';
import { sampleCatalog } from './sample-prices-for-test.ts';
import type { Selection } from './selection.ts';
import { readSelection, writeSelection } from './selection-query.ts';

const fallback: Selection = { ...initialSelection(sampleCatalog), contacts: 1_000 };
const read = (search: string) => readSelection(search, fallback);
const write = (selection: Selection, search?: string) =>
  writeSelection(selection, fallback, search);

describe('falls back', () => {
  it.each([
    '',
    '?',
    '?contacts=&period=&currency=&modules=&plan=&kept=',
    '?contacts=0&period=week&currency=XXX&modules=sms&plan=free&emails=0&kept=0,week',
    '?contacts=-500&currency=usd&period=YEAR&modules=%00&kept=5',
    '?contacts=1e3&modules=__proto__,toString',
    '?contacts=9999999999999999999999',
    '?contacts=٥٠٠',
    '?CONTACTS=500',
    '?contacts=%',
  ])('%s', (search) => {
    expect(read(search)).toEqual(fallback);
  });

  it('part by part', () => {
    expect(read('?contacts=500&period=never')).toEqual({ ...fallback, contacts: 500 });
  });
});

describe('reads', () => {
  it('contacts as requested', () => {
    expect(read('contacts=501').contacts).toBe(501);
  });

  it('modules in order, with campaigns, without unknown ones', () => {
    expect(read('?modules=app_insights,sms,automation').modules).toEqual([
      'campaign',
      'automation',
      'app_insights',
    ]);
  });

  it('R247, R248 Flex with its own start, whatever Growth starts with', () => {
    expect(read('?plan=flex')).toMatchObject({
      plan: 'flex',
      contacts: 500,
      period: 'month',
      kept: { contacts: 1_000, period: 'month' },
    });
  });

  it('B23 what a link to Flex asks for, for Growth too, unless it names another choice', () => {
    expect(read('?contacts=70000&period=year&plan=flex').kept).toEqual({
      contacts: 70_000,
      period: 'year',
    });
    expect(read('?contacts=500&plan=flex&kept=50000,year')).toMatchObject({
      contacts: 500,
      kept: { contacts: 50_000, period: 'year' },
    });
  });
});

describe('writes', () => {
  it('in one order, and keeps the rest of the query verbatim', () => {
    expect(write({ ...fallback, modules: ['automation', 'campaign'] })).toBe(
      'contacts=1000&period=month&currency=USD&modules=campaign,automation&plan=growth',
    );
    expect(write(fallback, '?utm_source=a%20b&contacts=5&kept=5,year&x')).toBe(
      'utm_source=a%20b&x&contacts=1000&period=month&currency=USD&modules=campaign&plan=growth',
    );
  });

  it('B23 a choice that waits in the other plan', () => {
    const kept = { contacts: 50_000, period: 'year' } as const;
    expect(write({ ...fallback, plan: 'flex', kept })).toMatch(/&plan=flex&kept=50000,year$/);
  });
});

it('round-trips every choice', () => {
  const maxima = planBrackets('growth', sampleCatalog).map(({ max }) => max);
  const optional = moduleCodes.filter((code) => code !== 'campaign');
  let count = 0;
  for (const contacts of [...maxima, aboveTiers(sampleCatalog)])
    for (const period of ['month', 'year'] as const)
      for (const { value: currency } of offeredCurrencies)
        for (const plan of ['growth', 'flex'] as const)
          for (const kept of [fallback.kept, { contacts: 75_000, period }])
            for (let bits = 0; bits < 8; bits++) {
              const added = optional.filter((_, at) => bits & (1 << at));
              const modules: ModuleCode[] = ['campaign', ...added];
              const emails = plan === 'flex' ? 100_000 : fallback.emails;
              const selection = { contacts, period, currency, modules, plan, emails, kept };
              expect(read(`?${write(selection)}`)).toEqual(selection);
              count++;
            }
  expect(count).toBe(11 * 2 * offeredCurrencies.length * 2 * 2 * 8);
});

it('round-trips beside any other query', () => {
  fc.assert(
    fc.property(fc.oneof(fc.webQueryParameters(), fc.string()), (search) => {
      const selection: Selection = { ...fallback, contacts: 5_000, period: 'year', plan: 'flex' };
      const written = write(selection, search);
      expect(read(written)).toEqual(selection);
      expect(write(selection, written)).toBe(written);
    }),
    { examples: [['&? ']] },
  );
});
