import { groupDigits } from '@grovemail/domain/group-digits.ts';
import { bracketLabel } from '@grovemail/domain/pricing/catalog.ts';
import type { CurrencyCode } from '@grovemail/domain/pricing/currencies.ts';
import { formatMoney } from '@grovemail/domain/pricing/currency.ts';
import { defaultCatalog } from '@grovemail/domain/pricing/default-catalog.ts';
import { enterprisePlan } from '@grovemail/domain/pricing/enterprise-plan.ts';
import { creditsMinor } from '@grovemail/domain/pricing/flex.ts';
import { defaultCurrency } from '@grovemail/domain/pricing/guess-currency.ts';
import { initialSelection } from '@grovemail/domain/pricing/initial-selection.ts';
import { moduleCodes, moduleLabels } from '@grovemail/domain/pricing/modules.ts';
import { offeredCurrencies } from '@grovemail/domain/pricing/offered-currencies.ts';
import { planBrackets } from '@grovemail/domain/pricing/plan-brackets.ts';
import { priceList } from '@grovemail/domain/pricing/price-list.ts';
import { priceLabel, quote } from '@grovemail/domain/pricing/quote.ts';
import { volumePrices } from '@grovemail/domain/pricing/volume-prices.ts';
import type { ComparisonRow } from '../sections/ComparisonTable.tsx';
import type { ListPricesProps } from '../sections/ListPrices.tsx';
import type { VolumeRatesProps } from '../sections/VolumeRates.tsx';

/** What 1,000 emails cost in Flex, by currency. */
export const volumeTables: VolumeRatesProps['tables'] = offeredCurrencies.map(
  ({ value: currency }) => {
    const prices = volumePrices(currency);
    const published = prices.flatMap(({ min, shown }) => (shown ? [{ min, ...shown }] : []));
    const [first, last] = [published[0], published.at(-1)];
    return {
      currency,
      hidden: currency !== defaultCurrency,
      summary: `${first?.price} per 1,000 emails, ${last?.price} from\u00a0${inWords(last?.min ?? 0)}.`,
      rows: prices.map(({ min, max, shown }) => ({
        range: min === 0 ? `Up to ${groupDigits(max)}` : `From ${inWords(min)}`,
        shown,
      })),
    };
  },
);

/**
 * The prices of the plans, for their comparison.
 * @param hasBuiltPrices false where another service has those of Growth
 */
export function pricesCompared(hasBuiltPrices: boolean): ComparisonRow {
  const start = initialSelection(defaultCatalog);
  const growth = inCurrencies((currency) => {
    const label = priceLabel(quote(defaultCatalog, { ...start, currency }));
    return `From ${label} a month`;
  });
  return {
    name: 'Price',
    growth: hasBuiltPrices
      ? { text: growth, note: `for up to ${groupDigits(start.contacts)} contacts` }
      : 'By list size and modules',
    flex: {
      text: inCurrencies((currency) =>
        formatMoney(creditsMinor(1_000, currency), currency, { decimals: 'plan' }),
      ),
      note: 'per 1,000 credits',
    },
    enterprise: enterprisePlan.price,
  };
}

/** What Growth costs a month, by list size, in the default currency, and less by the year. */
export function listPrices(): ListPricesProps {
  const start = { ...initialSelection(defaultCatalog), currency: defaultCurrency };
  const rows = planBrackets('growth', defaultCatalog).map((bracket) => {
    const priceOf = (modules: readonly string[]) =>
      priceLabel(quote(defaultCatalog, { ...start, contacts: bracket.max, modules })) ?? '—';
    return {
      contacts: bracketLabel(bracket),
      base: priceOf(start.modules),
      full: priceOf(moduleCodes),
    };
  });
  return { rows, discounts: yearlyDiscounts() };
}

/** `10% off Broadcast Messaging, 15% off Transactional Emails.`; empty without discounts. */
function yearlyDiscounts(): string {
  const { yearlyDiscounts: percents } = priceList;
  const off = [...new Set(Object.values(percents))].filter((percent) => percent > 0);
  const parts = off.map((percent) => {
    const names = moduleCodes
      .filter((code) => percents[code] === percent)
      .map((code) => moduleLabels[code]);
    return `${percent}% off ${new Intl.ListFormat('en-US').format(names)}`;
  });
  return parts.length === 0 ? '' : `${parts.join(', ')}.`;
}

function inCurrencies(textOf: (currency: CurrencyCode) => string) {
  return offeredCurrencies.map(({ value: currency }) => ({
    currency,
    text: textOf(currency),
    hidden: currency !== defaultCurrency,
  }));
}

/** `500,000`, `1.5 million`. */
function inWords(volume: number): string {
  const million = 1_000_000;
  return volume < million ? groupDigits(volume) : `${volume / million}\u00a0million`;
}
