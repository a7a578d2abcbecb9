import { currencies } from '@grovemail/domain/pricing/currencies.ts';
import { priceList } from '@grovemail/domain/pricing/price-list.ts';

type Currency = (typeof currencies)[number]['value'];

const { contactBrackets, monthly, yearlyDiscounts } = priceList;

/** Modules by their names on the page; campaigns are always in. */
const codes = {
  'Marketing Automation': 'automation',
  'Transactional Emails': 'transactional',
  'App Analytics': 'app_insights',
} as const;
type ModuleName = keyof typeof codes;
export const moduleNames = Object.keys(codes) as ModuleName[];

/** The currencies of the operator's table, as the selector names them. */
export const offered = currencies
  .filter(({ value }) => value in monthly)
  .map(({ value, symbol }) => ({ value, label: `${symbol} ${value}` }));

/** `501 - 1,000`, as the selector names the brackets. */
export const brackets = contactBrackets.map(
  (max, at) => `${grouped((contactBrackets[at - 1] ?? 0) + 1)} - ${grouped(max)}`,
);

/** The value of the smallest bracket in the selector. */
export const firstBracket = String(contactBrackets[0]);

/** What the page shows of a choice from the operator's own table, calculated here. */
interface OwnPrice {
  price: string;
  /** Null without a discount. */
  struck: string | null;
  saved: string;
}

/** @param bracket its place, from 0; from the end, if negative */
export function ownPrice(
  bracket: number,
  currency: Currency,
  period: 'Monthly' | 'Annually' = 'Monthly',
  modules: readonly ModuleName[] = [],
): OwnPrice {
  let [total, undiscounted] = [0, 0];
  for (const code of ['campaign', ...modules.map((name) => codes[name])] as const) {
    const hundredths = hundredthsOf(bracket, currency, code);
    const months = period === 'Annually' ? 12 : 1;
    const percent = period === 'Annually' ? yearlyDiscounts[code] : 0;
    undiscounted += hundredths * months;
    total += Math.round((hundredths * months * (100 - percent)) / 100);
  }
  const shown = (amount: number) => money(amount, currency);
  return {
    price: total === 0 ? 'Free' : shown(total),
    struck: total === undiscounted ? null : shown(undiscounted),
    saved: shown(undiscounted - total),
  };
}

/** What a module adds a month. */
export function addOn(bracket: number, currency: Currency, name: ModuleName): string {
  return money(hundredthsOf(bracket, currency, codes[name]), currency);
}

function hundredthsOf(bracket: number, currency: Currency, code: keyof typeof yearlyDiscounts) {
  return Math.round((monthly[currency]?.[code].at(bracket) ?? Number.NaN) * 100);
}

/** `$19`, `Ksh 1,200.50`. */
function money(hundredths: number, currency: string): string {
  const symbol = currencies.find(({ value }) => value === currency)?.symbol ?? '';
  const amount = (hundredths / 100).toFixed(2).replace('.00', '');
  const [whole = '', cents] = amount.split('.');
  return `${symbol}${symbol.length > 1 ? ' ' : ''}${grouped(whole)}${cents ? `.${cents}` : ''}`;
}

function grouped(whole: number | string): string {
  return Number(whole).toLocaleString('en-US');
}
