import { afterEach, beforeEach, expect, it } from 'vitest';
import { uuidV7Maker } from '../../store/database/uuid-v7.ts';
import { accepted, lead, subscriber } from '../../store-suite/acceptances.ts';
import { suppression } from '../../store-suite/account-calls.ts';
import { consoleForTest, type TestConsole } from './console-for-test.ts';

const now = Date.UTC(2026, 10, 22, 12);
const day = 24 * 60 * 60_000;
let calls: TestConsole;
beforeEach(() => {
  calls = consoleForTest({ now: () => now });
});
afterEach(() => calls.close());

const madeAt = (at: number) => ({ id: uuidV7Maker(() => at)(), createdAt: at });

it('counts each day’s leads by kind, and its sign-ups by whether they are confirmed', async () => {
  for (const at of [now - day, now, now - 7 * day]) {
    await accepted(calls.store, lead({ ...madeAt(at), type: 'savings' }));
    await accepted(calls.store, subscriber({ ...madeAt(at), email: `${at}@b.co` }));
  }
  await accepted(calls.store, subscriber({ ...madeAt(now), email: 'zoe@b.co' }));
  await calls.store.confirmSubscriber('newsletter', 'zoe@b.co');
  const { days } = await calls.get('/api/visits?days=7');
  expect(days).toHaveLength(7);
  expect(days.slice(-2)).toMatchObject([
    { day: '2026-11-21', savings: 1, demos: 0, subscribers: 1, confirmed: 0 },
    { day: '2026-11-22', savings: 1, demos: 0, subscribers: 2, confirmed: 1 },
  ]);
});

it('counts as unsubscribed who chose that, and nobody who was stopped', async () => {
  for (const [at, source] of (['page', 'one_click', 'operator', 'bounce'] as const).entries()) {
    const { id, createdAt } = madeAt(now - at);
    await calls.store.suppress(suppression({ id, at: createdAt, source, email: `${at}@b.co` }));
  }
  const { days } = await calls.get('/api/visits/mail?days=7');
  expect(days.at(-1)).toMatchObject({ day: '2026-11-22', unsubscribed: 2, bounced: 0 });
});
