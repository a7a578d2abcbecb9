import { savingsServices } from '../forms/savings-lead.ts';
import { groupDigits } from '../group-digits.ts';
import { formatMoney, moneyPrefix } from '../pricing/currency.ts';
import { savingsRates } from './rates.ts';
import {
  bannerThreshold,
  formatUsd,
  monthsPerYear,
  type Savings,
  type Service,
  savings,
} from './savings.ts';

/**
 * The result as a sentence, in three parts: the middle one is the figure, and empty without savings.
 * @param firstname unknown to who opens a shared link
 */
export function resultSentence(
  result: Savings,
  firstname?: string,
): [before: string, figure: string, after: string] {
  if (!result.banner) {
    const text = 'o immediate savings were flagged';
    return [firstname === undefined ? `N${text}` : `${firstname}, n${text}`, '', ''];
  }
  const greeting = firstname === undefined ? 'Congratulations' : `Congratulations ${firstname}`;
  return [`${greeting}, you're set to save `, `$${formatUsd(result.savings)}`, ' annually'];
}

/** Whether a figure is too long for a phone at full size. */
export function longAs(figure: string): 'yes' | undefined {
  return figure.length > maxFullSizeLength ? 'yes' : undefined;
}

/** Characters of `$99,999.99`. */
const maxFullSizeLength = 10;

/** Where no service is checked: the result of the formula stands small, as what it is. */
export const noService = {
  title: 'No services chosen yet',
  text: 'Here’s what each would cost you a year. Choose the ones you pay for now to compare.',
  button: 'Choose services',
  compared: 'Compared with no service at all: ',
};

/**
 * Why there is no large figure.
 * @param growthSavings US dollars a year that Growth would save, if its price is known
 */
export function noSavingsReason({ savings }: Savings, growthSavings = 0): string {
  if (savings > 0)
    return `The difference is $${formatUsd(savings)} a year. We call it savings only above $${bannerThreshold}.`;
  const reason = 'Pay as you go would cost at least as much as you pay now.';
  return growthSavings > 0
    ? `${reason} Growth would save you $${formatUsd(growthSavings)} a year.`
    : reason;
}

/** What the lines of a receipt cover. */
export function receiptScope({ serviceLines: { length } }: Savings): string {
  if (length === 0) return 'yearly prices';
  return length === 1 ? '1 service' : `${length} services`;
}

export interface CalculationLine {
  service: Service | 'total';
  name: string;
  /** In dollars. */
  amount: string;
  /** In the currency of the rates; null for what costs nothing, and for a total in dollars. */
  sum: string | null;
}

/** The calculation: a line for each service, and their total. Without a service: what all would cost. */
export function calculationLines(
  result: Savings,
  activeCount: number,
  rates = savingsRates,
): CalculationLine[] {
  const { currency, perDollar, perMonth } = rates;
  const hasServices = result.serviceLines.length > 0;
  const shown = hasServices ? result : ofAllServices(activeCount, rates);
  const money = (amount: number) =>
    formatMoney(Math.round(amount * 100), currency, { decimals: 'plan' });
  const services = savingsServices.map(({ label, value }): CalculationLine => {
    const line = shown.serviceLines.find(({ service }) => service === value);
    if (!line) return { service: value, name: label, amount: 'off', sum: null };
    const times = `${groupDigits(activeCount)} × ${moneyPrefix(currency)}${perMonth[value]} × ${monthsPerYear} months`;
    const sum = `${times} = ${money(line.charge)}`;
    return { service: value, name: label, amount: `$${formatUsd(line.usd)}`, sum };
  });
  const total: CalculationLine = {
    service: 'total',
    name: hasServices ? 'Total per year' : 'All four per year',
    amount: `$${formatUsd(shown.chargeUsd)}`,
    sum:
      currency === 'USD'
        ? null
        : `${money(shown.totalCharge)} ÷ ${groupDigits(perDollar)} ${currency} per USD`,
  };
  return [...services, total];
}

/** What the calculation takes for granted, of the chosen services or, without one, of all. */
export function assumption({ serviceLines }: Savings, rates = savingsRates): string {
  const { currency, perDollar, perMonth } = rates;
  const chosen = serviceLines.map(({ service }) => service);
  const services = chosen.length > 0 ? chosen : savingsServices.map(({ value }) => value);
  const credits = services.map(
    (service, at) =>
      `${perMonth[service]}${at === 0 ? ' credits a month' : ''} for ${takenFor[service]}`,
  );
  const dollar = currency === 'USD' ? '' : ` and ${groupDigits(perDollar)} ${currency} per USD`;
  return `Each active customer takes ${new Intl.ListFormat('en-US').format(credits)}, at ${moneyPrefix(currency)}1 a credit (the rate of the first 499,999 credits)${dollar}.`;
}

const takenFor: Readonly<Record<Service, string>> = {
  campaign: 'campaigns',
  automation: 'automations',
  transactional: 'transactional emails',
  push: 'push notifications',
};

function ofAllServices(activeCount: number, rates: typeof savingsRates): Savings {
  const services = Object.fromEntries(savingsServices.map(({ value }) => [value, true]));
  return savings({ activeCount, currentCost: 0, services }, rates);
}
