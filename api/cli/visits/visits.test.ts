import { expect, it } from 'vitest';
import { uuidV7Maker } from '../../store/database/uuid-v7.ts';
import { acceptance, enquiry, lead } from '../../store-suite/acceptances.ts';
import { runOn } from '../ops-for-test.ts';
import { beforeEachOps, dataDir, failed, server } from '../ops-store-for-test.ts';

const day = 24 * 60 * 60_000;
const today = Math.floor(Date.now() / day) * day;

beforeEachOps();

const sentNow = () => ({ id: uuidV7Maker(Date.now)(), createdAt: Date.now() });
const ops = (command: string) => runOn(dataDir, command, { width: null });

it('shows views, where they came from and what was sent, per day', async () => {
  const pages = new Map([
    ['/', 5],
    ['/pricing', 7],
  ]);
  await server.addPageViews({ day: today, pages, hosts: new Map([['news.example', 3]]) });
  await server.addPageViews({
    day: today - day,
    pages: new Map([['/', 4]]),
    hosts: new Map([['news.example', 1]]),
  });
  await server.addPageViews({
    day: today - 2 * day,
    pages: new Map([['/gone', 9]]),
    hosts: new Map(),
  });
  await server.accept(acceptance(enquiry(sentNow())));
  await server.accept(acceptance(lead(sentNow())));
  const { days, ...sums } = JSON.parse((await ops('visits --days 2 --json')).stdout);
  expect(days).toMatchObject([
    { views: 4, enquiries: 0 },
    { views: 12, enquiries: 1 },
  ]);
  expect(days[1].demos + days[1].startups + days[1].savings).toBe(1);
  expect(sums).toEqual({
    viewsBefore: 9,
    pages: [
      { name: '/', views: 9 },
      { name: '/pricing', views: 7 },
    ],
    hosts: [{ name: 'news.example', views: 4 }],
  });
  const { stdout } = await ops('visits --days 2');
  expect(stdout).toMatch(/^DAY +VIEWS +DEMO/);
  expect(stdout).toMatch(/\nPAGE +VIEWS\n\/ +9\n\/pricing +7\n\nFROM +VIEWS\nnews\.example +4\n$/);
});

it('shows days without a visit, and no table of nothing', async () => {
  const { code, stdout } = await ops('visits --days 3');
  expect(code).toBe(0);
  expect(stdout.trim().split('\n')).toHaveLength(4);
  expect(stdout).not.toContain('PAGE');
});

it.each(['0', '401', '-1', '1.5', 'week'])('rejects --days %s', async (days) => {
  expect(await ops(`visits --days=${days}`)).toEqual(failed(2, 'from 1 to 400'));
});
