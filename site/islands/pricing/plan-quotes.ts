import type { Catalog } from '@grovemail/domain/pricing/catalog.ts';
import { type ModuleCode, moduleCodes } from '@grovemail/domain/pricing/modules.ts';
import { type Quote, quote } from '@grovemail/domain/pricing/quote.ts';
import type { Selection } from '@grovemail/domain/pricing/selection.ts';

export interface PlanQuotes {
  chosen: Quote;
  /** With every module, for the prices of those that are off. */
  full: Quote;
  /** The choice by the year, for what that would save. */
  yearly: Quote;
}

export function planQuotes(catalog: Catalog, selection: Selection): PlanQuotes {
  return {
    chosen: quote(catalog, selection),
    full: quote(catalog, { ...selection, modules: moduleCodes }),
    yearly: quote(catalog, { ...selection, period: 'year' }),
  };
}

export function lineOf(quoted: Quote, code: ModuleCode) {
  return quoted.kind === 'priced' ? quoted.lines.find((line) => line.code === code) : undefined;
}
