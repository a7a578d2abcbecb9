import { integer, rowReader, text } from '../database/row.ts';
import { type Database, query, type Transaction } from '../database/transaction.ts';
import { lockLimit } from '../use-counts/use-count-store.ts';

/** Counts of delivered pages per day in UTC, without data about visitors. */
export interface PageViewStore {
  /** Adds to a day's counts. After the first 100 hosts of a day, further ones count as `other`. */
  addPageViews(views: PageViews): Promise<void>;
  /** Of days that began in a period, `until` not included; by day, then by views in descending order. */
  listPageViews(period: { from: number; until: number }): Promise<PageViewCount[]>;
}

export interface PageViews {
  /** The start of the day in milliseconds since the epoch. */
  day: number;
  /** Views by path. */
  pages: ReadonlyMap<string, number>;
  /** Views by referring host. */
  hosts: ReadonlyMap<string, number>;
}

export interface PageViewCount {
  day: number;
  kind: 'page' | 'host';
  name: string;
  views: number;
}

/** Hosts per day, since anyone can send any host. */
export const maxHosts = 100;

/** Not a host, since those contain a dot. */
export const otherHosts = 'other';

/** Page views in any database whose schema is up to date. */
export function sqlPageViewStore(database: Database, now: () => number): PageViewStore {
  return {
    addPageViews: (views) => database.write(() => addPageViews(views, now())),
    listPageViews: ({ from, until }) => database.read(() => listPageViews(from, until)),
  };
}

function* addPageViews({ day, pages, hosts }: PageViews, now: number): Transaction<void> {
  yield* lockLimit('page-views', now);
  for (const [page, views] of pages) yield* query(pageViewStatements.add, day, 'page', page, views);
  const rows = yield* query(pageViewStatements.hostsOf, day);
  const known = new Set(rows.map((row) => text.parse(row.name)));
  for (const [host, views] of hosts) {
    if (known.size < maxHosts) known.add(host);
    const name = known.has(host) ? host : otherHosts;
    yield* query(pageViewStatements.add, day, 'host', name, views);
  }
}

function* listPageViews(from: number, until: number): Transaction<PageViewCount[]> {
  return (yield* query(pageViewStatements.list, from, until)).map((row) => {
    const { kind, ...rest } = readCount(row);
    return { ...rest, kind: kind === 'page' ? 'page' : 'host' };
  });
}

const readCount = rowReader({ day: integer, kind: text, name: text, views: integer });

export const pageViewStatements = {
  add: `insert into page_views (day, kind, name, views) values ($1, $2, $3, $4)
    on conflict (day, kind, name) do update set views = page_views.views + excluded.views`,
  hostsOf: `select name from page_views where day = $1 and kind = 'host' and name <> '${otherHosts}'`,
  list: `select day, kind, name, views from page_views where day >= $1 and day < $2
    order by day, kind desc, views desc, name`,
  forget: `with due as (
      select day, kind, name from page_views where day < $1
      order by day limit $2 for update skip locked)
    delete from page_views where (day, kind, name) in (select day, kind, name from due) returning name`,
} as const;
