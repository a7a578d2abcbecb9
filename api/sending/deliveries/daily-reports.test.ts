import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brand } from '@grovemail/config/brand.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mailBranding } from '../../mail/branding.ts';
import { dailyReport } from '../../mail/messages/daily-report.ts';
import { renderMail } from '../../mail/messages/render-mail.ts';
import type { Store } from '../../store/store.ts';
import { storeFile } from '../../store/store-file.ts';
import { storeForTest } from '../../store-suite/store-for-test.ts';
import { dailyTopic, queueDailyReports, startDailyReports } from './daily-reports.ts';

const hour = 60 * 60_000;
const day = 24 * hour;
const seven = Date.UTC(2026, 10, 23, 7);
const operators = ['ada@shop.example', 'obi@shop.example'];

let dataDir: string;
let clock: { now: number };
let stores: Store[];
const open = () => {
  const store = storeForTest({ path: storeFile(dataDir), now: () => clock.now });
  stores.push(store);
  return store;
};
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'grovemail-daily-'));
  clock = { now: seven - hour };
  stores = [];
});
afterEach(async () => {
  await Promise.all(stores.map((store) => store.close()));
  await rm(dataDir, { recursive: true });
});

const settings = (store = open(), own: Partial<{ hour: number; operators: string[] }> = {}) => ({
  store,
  operators,
  hour: 7,
  now: () => clock.now,
  ...own,
});
const queued = async (store = open()) =>
  (await store.listOutbox())
    .filter(({ topic }) => topic === dailyTopic)
    .map(({ payload }) => payload)
    .toReversed();

describe('once a day', () => {
  it('queues a report for each operator from that hour on, not before', async () => {
    const given = settings();
    const startedAt = clock.now;
    clock.now = seven - 1;
    await queueDailyReports(given, startedAt);
    expect(await queued()).toEqual([]);
    clock.now = seven;
    await queueDailyReports(given, startedAt);
    const period = { from: seven - day, until: seven };
    const both = await queued();
    expect(both).toHaveLength(2);
    expect(both).toEqual(expect.arrayContaining(operators.map((to) => ({ ...period, to }))));
  });

  it('queues no second one from other servers, after restarts or after delivery', async () => {
    const startedAt = clock.now;
    clock.now = seven;
    const servers = [open(), open(), open()].map((store) => settings(store));
    await Promise.all(servers.map((server) => queueDailyReports(server, startedAt)));
    for (const { id, attempts } of await open().claimOutbox({ limit: 9, leaseUntil: seven + 1 })) {
      await open().settleOutbox({ id, attempts }, { outcome: 'done' });
    }
    for (const later of [1, hour, day - 1]) {
      clock.now = seven + later;
      await queueDailyReports(settings(), clock.now);
      await queueDailyReports(settings(), startedAt);
    }
    expect(await open().listOutbox()).toHaveLength(2);
  });

  it('catches up on a missed report, with everything since the last one', async () => {
    const startedAt = clock.now;
    const given = settings(open(), { operators: ['ada@shop.example'] });
    clock.now = seven;
    await queueDailyReports(given, startedAt);
    // The server is down for the next two.
    clock.now = seven + 2 * day + 3 * hour;
    await queueDailyReports(given, clock.now);
    expect((await queued()).at(-1)).toMatchObject({ from: seven, until: seven + 2 * day });
    clock.now = seven + 3 * day;
    await queueDailyReports(given, clock.now);
    expect((await queued()).map(({ until }) => until)).toEqual([
      seven,
      seven + 2 * day,
      seven + 3 * day,
    ]);
  });

  it('queues none for the time before the first start', async () => {
    clock.now = seven + hour;
    await queueDailyReports(settings(), clock.now);
    expect(await queued()).toEqual([]);
  });

  it('continues after the clock is set back', async () => {
    const given = settings();
    const startedAt = clock.now;
    clock.now = seven;
    await queueDailyReports(given, startedAt);
    clock.now = seven - 5 * hour;
    await queueDailyReports(given, startedAt);
    expect(await queued()).toHaveLength(2);
  });
});

it('is checked every minute, and again after the store was unavailable', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const store = open();
  let isAway = true;
  const warned: string[] = [];
  const reports = startDailyReports({
    ...settings(store),
    store: {
      ...store,
      newestOf: async (...given) => {
        if (isAway) throw new Error('The store is away.');
        return store.newestOf(...given);
      },
    },
    log: { info: () => {}, error: () => {}, warn: (_facts, text) => warned.push(text) },
  });
  clock.now = seven;
  vi.advanceTimersByTime(60_000);
  await vi.waitUntil(() => warned.length > 0);
  isAway = false;
  vi.advanceTimersByTime(60_000);
  await reports.stop();
  expect(warned).toEqual(['the daily report could not be queued']);
  expect(await queued()).toHaveLength(2);
  vi.useRealTimers();
});

describe('the email', () => {
  const branding = { ...mailBranding('https://grovemail.example'), ops: 'npm run ops --' };
  const nothing = {
    from: seven - day,
    until: seven,
    leads: { demo: 0, startup: 0, savings: 0 },
    received: { enquiry: 0, feedback: 0, subscriber: 0 },
    quarantined: { lead: 0, enquiry: 0, feedback: 0, subscriber: 0 },
    givenUp: { count: 0, newest: [] },
    dead: 0,
    bounced: 0,
    backup: null,
  };
  const render = (report: Parameters<typeof dailyReport>[0]) =>
    renderMail(dailyReport(report, branding), branding);

  it('has three figures and nothing else for a day without submissions', () => {
    const { subject, text, html } = render(nothing);
    expect(subject).toBe('Nothing received, nothing failed');
    expect(text).toMatch(
      /^Nothing received, nothing failed\n\nMonday, November 23: everything since 7:00 am yesterday, UTC\.\n/,
    );
    expect(text).toContain(`\n\nReceived: 0\nIn quarantine: 0\nFailed: 0\n\n${brand.name}\n\n-- `);
    expect(html).not.toContain('<h2');
    expect(html).not.toContain('class="error"');
  });

  it('names the last backup, and begins with one that was not written', () => {
    const lastAt = seven - day;
    const written = render({ ...nothing, backup: { lastAt, isOverdue: false } });
    expect(written.text).toContain('Last backup: Nov 22, 2026, 7:00 am UTC.');
    const overdue = render({ ...nothing, backup: { lastAt, isOverdue: true } });
    expect(overdue.text).toContain('No backup was written');
    expect(overdue.text).toContain('The last one began Nov 22, 2026, 7:00 am UTC.');
    const none = render({ ...nothing, backup: { lastAt: null, isOverdue: true } });
    expect(none.text).toContain('There is none.');
    expect(none.text).toContain('  npm run ops -- doctor\n');
  });

  it('says that bounced emails are no outage', () => {
    const { subject, text } = render({ ...nothing, bounced: 2 });
    expect(subject).toBe('Nothing received, 2 emails bounced');
    expect(text).toContain(
      'Failed: 0\nEmails bounced: 2\n\nThe addresses that bounced don’t exist.',
    );
    expect(text).toContain('  npm run ops -- outbox list --state bounced\n');
    const one = render({ ...nothing, bounced: 1 });
    expect(one.subject).toBe('Nothing received, 1 email bounced');
    expect(one.text).toContain('The address that bounced');
  });

  it('says since when, if a report was missed', () => {
    const { text } = render({ ...nothing, from: seven - 3 * day });
    expect(text).toContain('November 23: everything since Friday, November 20, 7:00 am, UTC.');
    expect(render({ ...nothing, from: seven - hour }).text).toContain(
      'November 23: everything since 6:00 am, UTC.',
    );
  });

  it('counts new and quarantined submissions, and lists dead entries', () => {
    const { subject, text, html } = render({
      ...nothing,
      leads: { demo: 2, startup: 0, savings: 1 },
      received: { enquiry: 3, feedback: 0, subscriber: 0 },
      quarantined: { ...nothing.quarantined, lead: 4 },
      givenUp: { count: 12, newest: [{ id: 'e1', topic: 'lead.receipt', error: '550 No.' }] },
      dead: 15,
    });
    expect(subject).toBe('6 forms received, 12 deliveries failed, 4 forms in quarantine');
    expect(text.startsWith(`${subject}\n`)).toBe(true);
    expect(text).toContain('Contact messages: 3\nDemo requests: 2\nSavings calculations: 1\n');
    expect(text).toContain('In quarantine: 4 leads\n');
    expect(text).toContain('  npm run ops -- leads list --quarantined\n');
    expect(text).not.toContain('enquiries list');
    expect(text).toContain('lead.receipt e1: 550 No.');
    expect(text).toContain('  npm run ops -- outbox retry --dead\n');
    expect(html).toContain('class="error"');
    expect(text).toContain('Deliveries that failed earlier and are still in the outbox: 3.');
    expect(text).not.toContain('Startup');
  });
});
