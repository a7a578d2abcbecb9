import { groupDigits } from '../group-digits.ts';
import { type CurrencyCode, currencies } from './currencies.ts';

/**
 * `486000_00` naira → `₦486,000`, the same in every environment.
 * @param minor a safe integer of hundredths (kobo, cents, pesewas)
 * @param decimals `plan` drops an even `.00`, `always` keeps both places
 * @throws {RangeError} when minor is not a safe integer
 */
export function formatMoney(
  minor: number,
  currency: CurrencyCode,
  { decimals }: { decimals: 'plan' | 'always' },
): string {
  if (!Number.isSafeInteger(minor))
    throw new RangeError(`Not a whole number of hundredths: ${minor}`);
  const digits = String(Math.abs(minor)).padStart(3, '0');
  const whole = groupDigits(digits.slice(0, -2));
  const cents = digits.slice(-2);
  const fraction = decimals === 'plan' && cents === '00' ? '' : `.${cents}`;
  return `${minor < 0 ? '-' : ''}${moneyPrefix(currency)}${whole}${fraction}`;
}

/** The prefix of an amount, with a space after symbols of several letters (`Ksh 1,200`). */
export function moneyPrefix(currency: CurrencyCode): string {
  const symbol = currencies.find(({ value }) => value === currency)?.symbol ?? currency;
  return symbol.length > 1 ? `${symbol} ` : symbol;
}
