import type { Catalog } from '@grovemail/domain/pricing/catalog.ts';
import { flexQuote } from '@grovemail/domain/pricing/flex.ts';
import { type ModuleCode, moduleCodes } from '@grovemail/domain/pricing/modules.ts';
import { type Quote, quote } from '@grovemail/domain/pricing/quote.ts';
import type { Selection } from '@grovemail/domain/pricing/selection.ts';

/** Or none yet: the prices are another service's, which has not responded. */
export type ShownQuote = Quote | { kind: 'awaited' };

export interface PlanQuotes<Shown extends ShownQuote = ShownQuote> {
  chosen: Shown;
  /** A month with every module, for the prices of the switches. */
  full: Shown;
  /** The choice by the year, for what that would save. */
  yearly: Shown;
}

/** As wide as a price, and nothing to read. */
export const awaitedAmount = '\u2007'.repeat(4);

export function planQuotes(catalog: Catalog, selection: Selection): PlanQuotes<Quote> {
  const quoteOf = (change: Partial<Selection>) => {
    const byContacts = quote(catalog, { ...selection, ...change });
    return selection.plan === 'flex' ? flexQuote(byContacts, selection.emails) : byContacts;
  };
  return {
    chosen: quoteOf({}),
    full: quoteOf({ modules: [...moduleCodes], period: 'month' }),
    yearly: quoteOf({ period: 'year' }),
  };
}

export const awaitedQuotes: PlanQuotes = {
  chosen: { kind: 'awaited' },
  full: { kind: 'awaited' },
  yearly: { kind: 'awaited' },
};

export function lineOf(quoted: ShownQuote, code: ModuleCode) {
  return quoted.kind === 'priced' ? quoted.lines.find((line) => line.code === code) : undefined;
}
