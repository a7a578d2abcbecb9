import { currencies } from './currencies.ts';
import { defaultCurrency } from './guess-currency.ts';
import { moduleCodes } from './modules.ts';
import { priceList } from './price-list.ts';

/**
 * The errors of a price list as sentences. The build does not check types, so every value is checked.
 */
export function priceListErrors(list: unknown): string[] {
  const { isSample, contactBrackets, yearlyDiscounts, monthly } = fieldsOf(list);
  const brackets = Array.isArray(contactBrackets) ? [...contactBrackets] : [];
  return [
    ...(typeof isSample === 'boolean' ? [] : ['isSample is neither true nor false.']),
    ...bracketErrors(brackets),
    ...nameErrors('yearlyDiscounts', yearlyDiscounts, moduleCodes),
    ...Object.entries(fieldsOf(yearlyDiscounts)).flatMap(([code, percent]) =>
      numberErrors(`yearlyDiscounts.${code}`, percent, 100),
    ),
    ...currencyErrors(fieldsOf(monthly)),
    ...Object.entries(fieldsOf(monthly)).flatMap(([currency, prices]) => [
      ...nameErrors(`monthly.${currency}`, prices, moduleCodes),
      ...Object.entries(fieldsOf(prices)).flatMap(([code, amounts]) =>
        amountErrors(`monthly.${currency}.${code}`, amounts, brackets.length),
      ),
    ]),
  ];
}

/** @throws {RangeError} with every mistake in the operator's own table */
export function checkPriceList(): void {
  const errors = priceListErrors(priceList);
  if (errors.length === 0) return;
  throw new RangeError(`domain/pricing/price-list.ts has mistakes:\n- ${errors.join('\n- ')}`);
}

function bracketErrors(brackets: readonly unknown[]): string[] {
  if (brackets.length === 0) return ['contactBrackets has no bracket.'];
  return brackets.flatMap((max, index) => {
    const before = brackets[index - 1];
    if (!Number.isInteger(max) || Number(max) < 1 || Number(max) > 1e9)
      return [`contactBrackets: ${shown(max)} is not a whole number from 1 to 1,000,000,000.`];
    if (index > 0 && Number(max) <= Number(before))
      return [`contactBrackets: ${shown(max)} comes after ${shown(before)}; brackets must rise.`];
    return [];
  });
}

function currencyErrors(monthly: Readonly<Record<string, unknown>>): string[] {
  const known: readonly string[] = currencies.map(({ value }) => value);
  return [
    ...Object.keys(monthly)
      .filter((currency) => !known.includes(currency))
      .map(
        (currency) =>
          `monthly.${currency}: this currency is not in domain/pricing/currencies.ts. Add it there, with its sign and its rates, or correct its name.`,
      ),
    ...(defaultCurrency in monthly
      ? []
      : [
          `monthly has no ${defaultCurrency}, which visitors start with (defaultCurrency in domain/pricing/guess-currency.ts).`,
        ]),
  ];
}

/** The missing and the unknown keys of an object. */
function nameErrors(path: string, value: unknown, names: readonly string[]): string[] {
  const keys = Object.keys(fieldsOf(value));
  return [
    ...names.filter((name) => !keys.includes(name)).map((name) => `${path} lacks ${name}.`),
    ...keys
      .filter((name) => !names.includes(name))
      .map((name) => `${path}.${name}: there is no such module; there are ${names.join(', ')}.`),
  ];
}

function amountErrors(path: string, amounts: unknown, brackets: number): string[] {
  if (!Array.isArray(amounts)) return [`${path} is not a list of prices.`];
  if (amounts.length !== brackets)
    return [`${path} has ${amounts.length} prices for ${brackets} contactBrackets.`];
  return [...amounts].flatMap((amount, index) =>
    numberErrors(`${path}, price ${index + 1}`, amount, 1e10).map(
      (error) => `${error} Write 19 for $19.`,
    ),
  );
}

function numberErrors(path: string, value: unknown, max: number): string[] {
  if (typeof value === 'number' && value >= 0 && value <= max) return [];
  return [`${path}: ${shown(value)} is not a number from 0 to ${max}.`];
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function shown(value: unknown): string {
  return typeof value === 'number' ? String(value) : (JSON.stringify(value) ?? 'nothing');
}
