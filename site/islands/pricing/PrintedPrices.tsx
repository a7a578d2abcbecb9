import { catalogDigest } from '@grovemail/domain/pricing/catalog-digest.ts';
import { currencies } from '@grovemail/domain/pricing/currencies.ts';
import { currencyHomes, homePattern } from '@grovemail/domain/pricing/guess-currency.ts';
import { sampleCatalog } from '@grovemail/domain/pricing/sample-catalog.ts';
import { defaultSelection } from './default-selection.ts';
import { GrowthPrice } from './GrowthPrice.tsx';
import { GrowthReceipt } from './GrowthReceipt.tsx';
import { ModuleSwitches } from './ModuleSwitches.tsx';
import type { Letterhead } from './PlanReceipt.tsx';
import { planQuotes } from './plan-quotes.ts';

/** Finds the first currency, or home of one, in a list of a visitor's settings. */
const pattern = `\\b(${currencies.map(({ value }) => value).join('|')})\\b|${homePattern}`;

/**
 * The default selection in the other currencies, and the digest of the catalog: what `scripts/pricing.ts`
 * needs to show a visitor's currency without React.
 */
export function PrintedPrices({
  modulesUrl,
  letterhead,
}: {
  modulesUrl: string;
  letterhead: Letterhead;
}) {
  return (
    <div data-modules={modulesUrl} data-catalog={catalogDigest(sampleCatalog)} data-homes={pattern}>
      {currencies
        .filter(({ value }) => value !== defaultSelection.currency)
        .map(({ value }) => {
          const selection = { ...defaultSelection, currency: value };
          const quotes = planQuotes(sampleCatalog, selection);
          return (
            <template key={value} data-for={[value, ...(currencyHomes[value] ?? [])].join(' ')}>
              <GrowthPrice quote={quotes.chosen} selection={selection} />
              <ModuleSwitches full={quotes.full} selection={selection} />
              <GrowthReceipt quotes={quotes} selection={selection} letterhead={letterhead} />
            </template>
          );
        })}
    </div>
  );
}
