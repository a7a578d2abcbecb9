import { describe, expect, it } from 'vitest';
import { fitSelection } from './fit-selection.ts';
import { initialSelection } from './initial-selection.ts';
import { sampleCatalog } from './sample-prices-for-test.ts';
import { changeSelection, type Selection, showPlan } from './selection.ts';

const initial = initialSelection(sampleCatalog);
const growth: Selection = { ...initial, contacts: 50_000, period: 'year', modules: ['campaign'] };
const fit = (selection: Selection, catalog = sampleCatalog) => fitSelection(selection, catalog);

describe('B23 each plan has its own list size and period', () => {
  it.each([50_000, 50_001, 30_000, 500])(
    'Growth at %i, Flex, Growth: Flex starts with the first bracket, monthly, and Growth is as it was',
    (contacts) => {
      const before = fit({ ...growth, contacts });
      const flex = fit(showPlan(before, 'flex'));
      expect(flex).toMatchObject({ plan: 'flex', contacts: 500, period: 'month' });
      expect(flex.kept).toEqual({ contacts, period: 'year' });
      expect(fit(showPlan(flex, 'growth'))).toEqual(before);
    },
  );

  it('Flex is as it was on the way back', () => {
    const flex = changeSelection(showPlan(growth, 'flex'), { contacts: 5_000 });
    const back = showPlan(showPlan(flex, 'growth'), 'flex');
    expect(back).toEqual(flex);
  });

  it('currency and modules hold for both', () => {
    const flex = changeSelection(showPlan(growth, 'flex'), {
      currency: 'KES',
      modules: ['campaign', 'automation'],
    });
    expect(showPlan(flex, 'growth')).toMatchObject({
      contacts: 50_000,
      currency: 'KES',
      modules: ['campaign', 'automation'],
    });
  });

  it.each([20_000, 50_000])(
    '%i contacts chosen together with Flex: they wait in Growth, and Flex starts as ever',
    (contacts) => {
      const chosen = { contacts, period: 'year', plan: 'flex' } as const;
      const both = fit(changeSelection(initial, chosen));
      expect(both).toMatchObject({ plan: 'flex', contacts: 500, period: 'month' });
      expect(fit(showPlan(both, 'growth'))).toMatchObject({ contacts, period: 'year' });
    },
  );
});

describe('R424 fits the requested contacts to the brackets of a catalog', () => {
  it.each([
    [1, 500],
    [501, 1_000],
    [50_000, 50_000],
    [7_000_000, 50_001],
  ])('Growth: %i to %i', (contacts, fitted) => {
    expect(fit({ ...initial, contacts }).contacts).toBe(fitted);
  });

  it.each([
    [501, 1_000],
    [30_000, 30_000],
    [30_001, 500],
  ])('Flex: %i to %i', (contacts, fitted) => {
    expect(fit({ ...initial, plan: 'flex', contacts }).contacts).toBe(fitted);
  });

  it('whether its plan is shown or not', () => {
    const few = sampleCatalog.map((module) => ({
      ...module,
      pricing: module.pricing.slice(4, 6),
    }));
    const fitted = fit({ ...growth, kept: { contacts: 2_000, period: 'month' } }, few);
    expect([fitted.contacts, fitted.kept.contacts]).toEqual([15_001, 10_000]);
  });
});
