import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { DeliveredPage } from '../http/site/site.ts';
import type { PageViews } from '../store/page-views/page-view-store.ts';
import { countPageViews } from './page-views.ts';

const start = Date.UTC(2026, 10, 28, 12);
let written: PageViews[];
let fails: boolean;
const warnings: string[] = [];
const store = {
  async addPageViews(views: PageViews) {
    if (fails) throw new Error('locked');
    written.push(views);
  },
};

beforeEach(() => {
  vi.useFakeTimers({ now: start });
  written = [];
  fails = false;
  warnings.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
});

const counter = () =>
  countPageViews({
    store,
    now: Date.now,
    warn: (_, message) => void warnings.push(message),
  });
const view = (path: string, headers: DeliveredPage['headers'] = {}, method = 'GET') => ({
  method,
  path,
  headers: { host: 'shop.example:3000', 'user-agent': 'Mozilla/5.0', ...headers },
});
const counted = () => written.map(({ pages, hosts }) => [[...pages], [...hosts]]);

it('writes once a minute, and nothing where nobody came', async () => {
  const views = counter();
  views.note(view('/'));
  views.note(view('/'));
  views.note(view('/pricing', { referer: 'https://news.example/today?id=1' }));
  expect(written).toEqual([]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(counted()).toEqual([
    [
      [
        ['/', 2],
        ['/pricing', 1],
      ],
      [['news.example', 1]],
    ],
  ]);
  expect(written[0]?.day).toBe(Date.UTC(2026, 10, 28));
  await vi.advanceTimersByTimeAsync(600_000);
  expect(written).toHaveLength(1);
  await views.stop();
});

it.each<[string, ReturnType<typeof view>]>([
  ['a bot', view('/', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' })],
  ['HEAD', view('/', {}, 'HEAD')],
  ['a page fetched in advance', view('/', { 'sec-purpose': 'prefetch;prerender' })],
  ['a page that a script reads', view('/', { 'sec-fetch-dest': 'empty' })],
])('does not count %s', async (_, page) => {
  const views = counter();
  views.note(page);
  await views.stop();
  expect(written).toEqual([]);
});

it.each([
  'https://shop.example/pricing',
  'android-app://com.google.android.gm/',
  'https://localhost/',
  'nonsense',
  '',
])('names no host for %j', async (referer) => {
  const views = counter();
  views.note(view('/', { referer }));
  await views.stop();
  expect(counted()).toEqual([[[['/', 1]], []]]);
});

it('counts 100 hosts, and the rest together', async () => {
  const views = counter();
  for (let at = 0; at < 300; at += 1) {
    views.note(view('/', { referer: `https://${at}.example/` }));
  }
  await views.stop();
  const [{ hosts } = { hosts: new Map() }] = written;
  expect(hosts.size).toBe(101);
  expect(hosts.get('other')).toBe(200);
});

it('keeps its counts while the store is unavailable', async () => {
  const views = counter();
  fails = true;
  views.note(view('/'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(warnings).toEqual(['page views could not be stored yet']);
  fails = false;
  views.note(view('/'));
  await views.stop();
  expect(counted()).toEqual([[[['/', 2]], []]]);
});
