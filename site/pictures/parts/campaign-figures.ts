import { samples } from '@grovemail/config/samples.ts';
import { count, shortAmount, sum } from './money.ts';

const { reached, price, last, first, second } = samples.campaign;

/** A campaign's results with its first email alone, or with both. */
export interface Result {
  opened: number;
  notOpened: number;
  /** Percent of those reached. */
  share: string;
  figures: readonly { name: string; value: string; change: string }[];
}

/** Before the second email, and after it. */
export const before = resultOf([first]);
export const after = resultOf([first, second]);

/** Opens of the second email alone. */
export const openedSecond = count(sum(second.opened));

/** By how much the second email raises the opens: `16%`. */
export const gain = `${Math.round((after.opened / before.opened - 1) * 100)}%`;

/** By how many points: `7.4`. */
export const gainInPoints = (Number(after.share) - Number(before.share)).toFixed(1);

function resultOf(emails: readonly (typeof first | typeof second)[]): Result {
  const opened = sum(emails.flatMap((email) => email.opened));
  const clicked = sum(emails.flatMap((email) => email.clicked));
  const revenue = sum(emails.map(({ orders }) => orders)) * price;
  const percent = (part: number) => (part / reached) * 100;
  return {
    opened,
    notOpened: reached - opened,
    share: percent(opened).toFixed(1),
    figures: [
      {
        name: 'Opened',
        value: `${percent(opened).toFixed(1)}%`,
        change: points(percent(opened) - last.opened),
      },
      {
        name: 'Clicked',
        value: `${percent(clicked).toFixed(1)}%`,
        change: points(percent(clicked) - last.clicked),
      },
      {
        name: 'Revenue',
        value: shortAmount(revenue),
        change: signed(Math.round((revenue / last.revenue - 1) * 100), '%'),
      },
    ],
  };
}

function points(difference: number): string {
  return signed(Number(difference.toFixed(1)), ' pts');
}

/** With a minus as wide as the plus. */
function signed(value: number, unit: string): string {
  return `${value < 0 ? '−' : '+'}${Math.abs(value)}${unit}`;
}
