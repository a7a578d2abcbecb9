import { growthEstimate } from '@grovemail/domain/pricing/growth-estimate.ts';
import { baseModule, type ModuleCode, moduleCodes } from '@grovemail/domain/pricing/modules.ts';
import type { SharedFigures } from '@grovemail/domain/savings/share-link.ts';
import type { CatalogState } from '../../form-state/use-catalog.ts';

/** A year of Growth for the whole list, with the chosen services that are its modules. */
export function growthRequest(figures: SharedFigures) {
  return {
    contacts: figures.contact_count,
    modules: moduleCodes.filter((code) => code === baseModule || isChosen(code, figures)),
    currency: 'USD',
    period: 'year',
  } as const;
}

export function isChosen(code: ModuleCode, { services }: SharedFigures): boolean {
  return code !== 'app_insights' && services[code] === true;
}

/** What it costs in US dollars; null without a price. */
export function growthUsd(figures: SharedFigures, prices: CatalogState): number | null {
  if (prices.kind === 'loading' || prices.kind === 'none') return null;
  const { quote } = growthEstimate(prices.catalog, growthRequest(figures));
  return quote.kind === 'priced' ? quote.totalMinor / 100 : null;
}
