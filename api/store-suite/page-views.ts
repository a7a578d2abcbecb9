import { expect, it } from 'vitest';
import { maxHosts } from '../store/page-views/page-view-store.ts';
import type { StoreHarness } from './store-harness.ts';

const day = Date.UTC(2026, 10, 28);
const nextDay = day + 24 * 60 * 60_000;

/** Pages and hosts are counted by day, for all processes together. */
export function pageViews(harness: () => StoreHarness): void {
  it('adds up what several processes counted', async () => {
    const [one, other] = await Promise.all([harness().open(), harness().open()]);
    const views = {
      day,
      pages: new Map([['/pricing', 2]]),
      hosts: new Map([['search.example', 1]]),
    };
    await Promise.all(
      Array.from({ length: 6 }, (_, at) => (at % 2 ? one : other).addPageViews(views)),
    );
    await one.addPageViews({ day: nextDay, pages: new Map([['/', 1]]), hosts: new Map() });
    expect(await other.listPageViews({ from: day, until: nextDay })).toEqual([
      { day, kind: 'page', name: '/pricing', views: 12 },
      { day, kind: 'host', name: 'search.example', views: 6 },
    ]);
    expect(await other.listPageViews({ from: nextDay, until: nextDay + 1 })).toEqual([
      { day: nextDay, kind: 'page', name: '/', views: 1 },
    ]);
  });

  it('counts the hosts after the first 100 of a day together', async () => {
    const store = await harness().open();
    const host = (at: number) => `${at}.example`;
    const some = (from: number, count: number) =>
      new Map(Array.from({ length: count }, (_, at) => [host(from + at), 1]));
    await store.addPageViews({ day, pages: new Map(), hosts: some(0, 90) });
    await store.addPageViews({ day, pages: new Map(), hosts: some(80, 40) });
    await store.addPageViews({
      day,
      pages: new Map(),
      hosts: new Map([
        [host(119), 3],
        [host(0), 1],
      ]),
    });
    const rows = await store.listPageViews({ from: day, until: nextDay });
    const counts = new Map(rows.map(({ name, views }) => [name, views]));
    expect(counts.size).toBe(maxHosts + 1);
    expect([counts.get(host(0)), counts.get(host(99)), counts.get(host(100))]).toEqual([
      2,
      1,
      undefined,
    ]);
    expect(counts.get('other')).toBe(20 + 3);
  });
}
