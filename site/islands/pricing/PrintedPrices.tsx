import { catalogDigest } from '@grovemail/domain/pricing/catalog-digest.ts';
import { currencies } from '@grovemail/domain/pricing/currencies.ts';
import { currencyHomes, homePattern } from '@grovemail/domain/pricing/guess-currency.ts';
import { moduleCodes } from '@grovemail/domain/pricing/modules.ts';
import { quote } from '@grovemail/domain/pricing/quote.ts';
import { sampleCatalog } from '@grovemail/domain/pricing/sample-catalog.ts';
import { defaultSelection } from './default-selection.ts';
import { GrowthPrice } from './GrowthPrice.tsx';
import { GrowthReceipt } from './GrowthReceipt.tsx';

/** Finds the first currency, or home of one, in a list of a visitor's settings. */
const pattern = `\\b(${currencies.map(({ value }) => value).join('|')})\\b|${homePattern}`;

/**
 * The default selection in the other currencies, and the digest of the catalog: what `scripts/pricing.ts`
 * needs to show a visitor's currency without React.
 */
export function PrintedPrices({ modulesUrl }: { modulesUrl: string }) {
  return (
    <div data-modules={modulesUrl} data-catalog={catalogDigest(sampleCatalog)} data-homes={pattern}>
      {currencies
        .filter(({ value }) => value !== defaultSelection.currency)
        .map(({ value }) => {
          const selection = { ...defaultSelection, currency: value };
          const quoted = quote(sampleCatalog, selection);
          const fullQuote = quote(sampleCatalog, { ...selection, modules: moduleCodes });
          return (
            <template
              key={value}
              data-currency={value}
              data-for={[value, ...(currencyHomes[value] ?? [])].join(' ')}
            >
              <GrowthPrice quote={quoted} selection={selection} />
              <GrowthReceipt quote={quoted} fullQuote={fullQuote} selection={selection} />
            </template>
          );
        })}
    </div>
  );
}
