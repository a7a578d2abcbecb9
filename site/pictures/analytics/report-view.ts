/** What the sample report knows: the page's script reads it, too. */
export interface ReportFacts {
  price: number;
  currency: string;
  days: readonly string[];
  /** The names of the first email and of the second. */
  emails: readonly string[];
  /** By event and city: each email's orders by day. */
  orders: Readonly<
    Record<string, readonly { city: string; first: readonly number[]; second: readonly number[] }[]>
  >;
}

/** The words of the five slots, as the selects have them. */
export interface ReportChoice {
  measure: string;
  event: string;
  by: string;
  /** `both` emails, `0` or `1`. */
  email: string;
  split: string;
}

interface Group {
  name: string;
  orders: number;
}

export interface ReportView {
  rows: readonly (Group & { parts: readonly number[] })[];
  /** What each row is split into, in the same order. */
  parts: readonly Group[];
  best: Group;
  all: number;
}

/** Adds the orders up as the sentence says. */
export function reportView(facts: ReportFacts, choice: ReportChoice): ReportView {
  const cells = (facts.orders[choice.event] ?? []).flatMap(({ city, first, second }) =>
    [first, second].flatMap((days, email) =>
      days.map((orders, day) => ({
        orders: choice.email === 'both' || choice.email === String(email) ? orders : 0,
        names: { day: facts.days[day], city, email: facts.emails[email] } as Record<string, string>,
      })),
    ),
  );
  const ordersOf = (test: (names: Record<string, string>) => boolean) =>
    cells.reduce((total, { names, orders }) => total + (test(names) ? orders : 0), 0);
  const namesOf = (way: string) => [...new Set(cells.map(({ names }) => names[way] ?? 'All'))];
  const isIn = (names: Record<string, string>, way: string, name: string) =>
    (names[way] ?? 'All') === name;
  const parts = namesOf(choice.split).map((name) => ({
    name,
    orders: ordersOf((names) => isIn(names, choice.split, name)),
  }));
  const rows = namesOf(choice.by).map((name) => ({
    name,
    orders: ordersOf((names) => isIn(names, choice.by, name)),
    parts: parts.map((part) =>
      ordersOf((names) => isIn(names, choice.by, name) && isIn(names, choice.split, part.name)),
    ),
  }));
  const best = rows.reduce((most, row) => (row.orders > most.orders ? row : most));
  return { rows, parts, best, all: ordersOf(() => true) };
}

/** Orders as `₦4,366,000`, `236 orders` or `52%`. */
export function shownAs(
  { price, currency }: ReportFacts,
  measure: string,
  orders: number,
  all: number,
): string {
  if (measure === 'share') return `${Math.round((orders / Math.max(all, 1)) * 100)}%`;
  if (measure === 'orders') return orders === 1 ? '1 order' : `${orders} orders`;
  return currency + (orders * price).toLocaleString('en-US');
}

/** What the best row did, in three parts: its name, the words and its figure. */
export function bestOf(
  facts: ReportFacts,
  measure: string,
  { best, all }: ReportView,
): readonly [name: string, words: string, figure: string] {
  if (measure === 'orders') return [best.name, 'had the most orders:', String(best.orders)];
  const words = measure === 'share' ? 'had the largest share:' : 'brought in the most:';
  return [best.name, words, shownAs(facts, measure, best.orders, all)];
}

/** What stands beside split bars: each part and its share. */
export function keyOf(
  facts: ReportFacts,
  measure: string,
  { parts, all }: ReportView,
): { name: string; amount: string; share: string }[] {
  return parts.map(({ name, orders }) => ({
    name,
    amount: measure === 'revenue' ? shownAs(facts, measure, orders, all) : String(orders),
    share: shownAs(facts, 'share', orders, all),
  }));
}

/** What all rows add up to, and in the other measure below it. All shares are 100%, so revenue stands for them. */
export function totalsOf(facts: ReportFacts, measure: string, all: number): string[] {
  const measures = measure === 'orders' ? ['orders', 'revenue'] : ['revenue', 'orders'];
  return measures.map((one) => shownAs(facts, one, all, all));
}

/** How long a row's bar is, in percent of the longest. */
export function lengthOf({ best }: ReportView, orders: number): string {
  return `${(orders / Math.max(best.orders, 1)) * 100}%`;
}

/** The parts of a row's bar, each after the one before, in percent of it. */
export function barsOf(parts: readonly number[]): { x: number; width: number }[] {
  const all = parts.reduce((total, part) => total + part, 0);
  const percent = (orders: number) => (orders / Math.max(all, 1)) * 100;
  return parts.map((orders, at) => ({
    x: percent(parts.slice(0, at).reduce((total, before) => total + before, 0)),
    width: percent(orders),
  }));
}
