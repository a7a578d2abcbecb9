import { groupDigits } from '../group-digits.ts';
import { savingsRates } from './rates.ts';

export type Service = keyof typeof savingsRates.perMonth;

export const monthsPerYear = 12;
/** US dollars a year. The banner is shown above it. */
export const bannerThreshold = 100;

export interface SavingsRequest {
  activeCount: number;
  /** US dollars a year. */
  currentCost: number;
  services: Readonly<Partial<Record<Service, boolean>>>;
}

export interface Savings {
  /** A year of each selected service, in the order of the rates. The dollars add up to `chargeUsd`. */
  serviceLines: { service: Service; charge: number; usd: number }[];
  /** In the currency of the rates, as each `charge`. */
  totalCharge: number;
  /** US dollars a year, two decimals. */
  chargeUsd: number;
  /** US dollars a year, two decimals, never below zero. */
  savings: number;
  banner: boolean;
}

/**
 * The savings in a year (section 9, Calculator), rounded half up to cents once.
 * @throws {RangeError} when a number is negative or not finite
 */
export function savings(
  { activeCount, currentCost, services }: SavingsRequest,
  { perDollar, perMonth } = savingsRates,
): Savings {
  const active = exactly(activeCount);
  const cost = exactly(currentCost);
  const paid = (Object.keys(perMonth) as Service[]).filter((service) => services[service]);
  const charges = paid.map((service) => ({ service, charge: yearly(active, perMonth[service]) }));
  const total: Fraction = {
    over: charges.reduce((sum, { charge }) => sum + charge.over, 0n),
    under: active.under * rateScale,
  };
  const dollars: Fraction = {
    over: total.over,
    under: (total.under * scaled(perDollar)) / rateScale,
  };
  const left: Fraction = {
    over: cost.over * dollars.under - dollars.over * cost.under,
    under: cost.under * dollars.under,
  };
  // Compared after rounding, so that 100 shows no banner.
  const saved = left.over > 0n ? rounded(left) : 0;
  return {
    serviceLines: withDollars(charges, dollars.under),
    totalCharge: rounded(total),
    chargeUsd: rounded(dollars),
    savings: saved,
    banner: saved > bannerThreshold,
  };
}

/** `1234.5` → `1,234.50`. @param amount not negative, with at most two decimals */
export function formatUsd(amount: number): string {
  const [whole = '0', cents = '00'] = amount.toFixed(2).split('.');
  return `${groupDigits(whole)}.${cents}`;
}

interface Fraction {
  over: bigint;
  under: bigint;
}

/** A charge in dollars is what it adds to the rounded sum of those before it. */
function withDollars(
  charges: readonly { service: Service; charge: Fraction }[],
  under: bigint,
): Savings['serviceLines'] {
  let over = 0n;
  let before = 0;
  return charges.map(({ service, charge }) => {
    over += charge.over;
    const sum = rounded({ over, under });
    const usd = Math.round((sum - before) * 100) / 100;
    before = sum;
    return { service, charge: rounded(charge), usd };
  });
}

// Rates have at most four decimals, so they are whole in ten-thousandths.
const rateScale = 10_000n;

function scaled(rate: number): bigint {
  return BigInt(Math.round(rate * Number(rateScale)));
}

function yearly(active: Fraction, perMonth: number): Fraction {
  const over = active.over * scaled(perMonth) * BigInt(monthsPerYear);
  return { over, under: active.under * rateScale };
}

/** The decimal as which a number is printed: 0.1 is one tenth. */
function exactly(value: number): Fraction {
  if (!Number.isFinite(value) || value < 0) throw new RangeError(`Not an amount: ${value}`);
  const [digits = '0', exponent = '0'] = String(value).split('e');
  const [whole = '0', fraction = ''] = digits.split('.');
  const shift = Number(exponent) - fraction.length;
  const over = BigInt(whole + fraction);
  return shift >= 0
    ? { over: over * 10n ** BigInt(shift), under: 1n }
    : { over, under: 10n ** BigInt(-shift) };
}

function rounded({ over, under }: Fraction): number {
  const cents = String((over * 200n + under) / (under * 2n)).padStart(3, '0');
  return Number(`${cents.slice(0, -2)}.${cents.slice(-2)}`);
}
