import type { Catalog, PricingEntry } from './catalog.ts';
import type { CurrencyCode } from './currencies.ts';
import { formatMoney } from './currency.ts';
import { baseModule, type ModuleCode, orderedModules } from './modules.ts';
import { type Period, toPeriod } from './period.ts';

export interface QuoteRequest {
  /** The selected bracket's max. */
  contacts: number;
  /** `year`; anything else means month. */
  period: string;
  currency: CurrencyCode;
  /** Campaigns are always included. */
  modules: readonly string[];
}

/** Money in hundredths of the currency's main unit, for the whole period. */
export interface QuoteLine {
  code: ModuleCode;
  totalMinor: number;
  originalMinor: number;
}

/** `totalMinor` is `originalMinor` minus `savedMinor`. */
export interface Sum {
  totalMinor: number;
  /** Without discounts; struck through only when `discounted`. */
  originalMinor: number;
  savedMinor: number;
  discounted: boolean;
  free: boolean;
}

export type Quote =
  | (Sum & {
      kind: 'priced';
      currency: CurrencyCode;
      period: Period;
      lines: QuoteLine[];
      /** Selected modules without a tier of this size, which are not in the sum. */
      excluded: ModuleCode[];
    })
  /** More contacts than the largest campaign tier, which needs Enterprise. */
  | { kind: 'above-tiers' }
  /** Some selected modules have no price in this currency. */
  | { kind: 'no-currency'; currency: CurrencyCode; missing: ModuleCode[] };

/**
 * The price of a plan. The tier is the first whose max is at least `contacts`. A year is twelve months. Each module's discounted
 * price is rounded half up once.
 * @param catalog tiers ascending by max, as `parseCatalog` returns them
 */
export function quote(catalog: Catalog, request: QuoteRequest): Quote {
  const { contacts, currency } = request;
  const period = toPeriod(request.period);
  const selected = orderedModules(request.modules).map((code) => ({
    code,
    tier: tierFor(catalog, code, contacts),
  }));
  if (!selected.some(({ code, tier }) => code === baseModule && tier)) {
    return { kind: 'above-tiers' };
  }

  const lines: QuoteLine[] = [];
  const excluded: ModuleCode[] = [];
  const missing: ModuleCode[] = [];
  for (const { code, tier } of selected) {
    const price = tier?.prices.find((entry) => entry.currency === currency);
    if (!tier) excluded.push(code);
    else if (!price) missing.push(code);
    else {
      const percent = tier.discounts[period]?.value ?? 0;
      lines.push({ code, ...linePrice(price.amount, period, percent) });
    }
  }
  if (missing.length > 0) return { kind: 'no-currency', currency, missing };
  return { kind: 'priced', currency, period, lines, excluded, ...sumOf(lines) };
}

/** The sum of a quote's lines. */
export function sumOf(lines: readonly QuoteLine[]): Sum {
  const totalMinor = lines.reduce((sum, line) => sum + line.totalMinor, 0);
  const originalMinor = lines.reduce((sum, line) => sum + line.originalMinor, 0);
  const savedMinor = originalMinor - totalMinor;
  return {
    totalMinor,
    originalMinor,
    savedMinor,
    discounted: savedMinor > 0,
    free: totalMinor === 0,
  };
}

/** `Free` for a total of zero, or else the amount; null without a price. */
export function priceLabel(quoted: Quote): string | null {
  if (quoted.kind !== 'priced') return null;
  if (quoted.free) return 'Free';
  return formatMoney(quoted.totalMinor, quoted.currency, { decimals: 'plan' });
}

/** The same of one month: a twelfth of a year, rounded half up. */
export function monthLabel(quoted: Extract<Quote, { kind: 'priced' }>): string {
  const months = quoted.period === 'year' ? 12 : 1;
  if (quoted.free) return 'Free';
  return formatMoney(Math.round(quoted.totalMinor / months), quoted.currency, { decimals: 'plan' });
}

function tierFor(catalog: Catalog, code: ModuleCode, contacts: number): PricingEntry | undefined {
  return catalog.find((module) => module.code === code)?.pricing.find(({ max }) => max >= contacts);
}

function linePrice(amount: number, period: Period, percent: number): Omit<QuoteLine, 'code'> {
  // Ten-thousandths as BigInt, so that only the result is rounded.
  const perPeriod = BigInt(Math.round(amount * 10_000)) * (period === 'year' ? 12n : 1n);
  const kept = 1_000_000n - BigInt(Math.round(percent * 10_000));
  const inMinor = (share: bigint) => Number((perPeriod * share + 50_000_000n) / 100_000_000n);
  return { totalMinor: inMinor(kept), originalMinor: inMinor(1_000_000n) };
}
