import type { Catalog } from './catalog.ts';
import type { CurrencyCode } from './currencies.ts';
import { fitSelection } from './fit-selection.ts';
import { initialSelection } from './initial-selection.ts';
import { type ModuleCode, orderedModules } from './modules.ts';
import type { Period } from './period.ts';
import { type Quote, quote } from './quote.ts';
import { writeSelection } from './selection-query.ts';

export interface GrowthEstimate {
  /** Its `priceLabel` is the text of the price. */
  quote: Quote;
  /** The pricing page with the same selection, as a path with a query. */
  href: string;
}

/**
 * The price of Growth for a list, and the link to it. The quote may have no price, like the linked page.
 * @param contacts the size of the list, in a bracket or above them all
 */
export function growthEstimate(
  catalog: Catalog,
  request: {
    contacts: number;
    modules: readonly ModuleCode[];
    currency: CurrencyCode;
    period: Period;
  },
): GrowthEstimate {
  const { contacts, currency, period } = request;
  const initial = initialSelection(catalog);
  const selection = fitSelection(
    { ...initial, contacts, currency, period, modules: orderedModules(request.modules) },
    catalog,
  );
  return {
    quote: quote(catalog, selection),
    href: `/pricing?${writeSelection(selection, initial)}`,
  };
}
