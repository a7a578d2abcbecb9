import { samples } from '@grovemail/config/samples.ts';
import { sum } from '../parts/money.ts';

interface Emails {
  /** Orders after the first email of the campaign, by day. */
  first: readonly number[];
  /** After the second. */
  second: readonly number[];
}

const [one, two, three] = samples.contacts;
const cities = [one.city, two.city, three.city, 'Elsewhere'];

/** In the proportions in which the sample campaign's orders spread over cities and days. */
const paid: readonly Emails[] = [
  { first: [113, 44, 16, 8, 4, 2, 1], second: [0, 0, 18, 7, 3, 1, 1] },
  { first: [54, 21, 8, 4, 2, 1, 0], second: [0, 0, 9, 3, 1, 1, 0] },
  { first: [45, 18, 6, 3, 1, 1, 1], second: [0, 0, 7, 3, 1, 1, 0] },
  { first: [24, 9, 3, 1, 1, 0, 1], second: [0, 0, 4, 2, 1, 0, 0] },
];
const repeated: readonly Emails[] = [
  { first: [34, 13, 5, 2, 1, 1, 0], second: [0, 0, 5, 2, 1, 0, 0] },
  { first: [16, 6, 2, 1, 1, 0, 0], second: [0, 0, 3, 1, 0, 0, 0] },
  { first: [14, 5, 2, 1, 0, 0, 0], second: [0, 0, 2, 1, 0, 0, 0] },
  { first: [7, 3, 1, 0, 0, 0, 1], second: [0, 0, 1, 1, 0, 0, 0] },
];

/** By event and city. Those paid add up to the campaign's orders. */
export const orders = { order_paid: byCity(paid), order_repeated: byCity(repeated) };

function byCity(figures: readonly Emails[]) {
  const first = spread(figures, 'first');
  const second = spread(figures, 'second');
  return cities.map((city, index) => ({
    city,
    first: first[index] ?? [],
    second: second[index] ?? [],
  }));
}

/** Whole orders of each city by day. Running sums are rounded, so that the differences add up. */
function spread(figures: readonly Emails[], email: keyof Emails): number[][] {
  const scale = samples.campaign[email].orders / sum(paid.flatMap((city) => city[email]));
  let running = 0;
  return figures.map((city) =>
    city[email].map((figure) => {
      const before = Math.round(running * scale);
      running += figure;
      return Math.round(running * scale) - before;
    }),
  );
}
