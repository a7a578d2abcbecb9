import { expect, it } from 'vitest';
import { contactChange, unkeyed } from './account-calls.ts';
import { dataOfVersion } from './data-of-version.ts';
import type { StoreHarness } from './store-harness.ts';

/** An earlier version's data opens with all its rows. */
export function earlierData(harness: () => StoreHarness): void {
  const dataOf = (version: number, rows: string[]) => dataOfVersion(harness(), version, rows);

  it('keeps data that live and test keys stored before data spaces existed', async () => {
    const contact = (id: string, isTest: 0 | 1, firstname: string) =>
      `insert into contacts values ('${id}', 1, 2, ${isTest}, 'ada@example.com', '${firstname}',
        'Obi', 'female', '1990-12-31', '+2348030000000', '{"country":"NG"}', '{"plan":"growth"}')`;
    await dataOf(6, [
      `insert into api_keys values ('k1', 1, 'Live', 'all', 0, 'd1', null)`,
      `insert into api_keys values ('k2', 1, 'Test', 'all', 1, 'd2', null)`,
      contact('c1', 0, 'Live'),
      contact('c2', 1, 'Test'),
      `insert into events values ('e1', 1, 0, 'paid', 'ada@example.com', '{"order":7}')`,
      `insert into events values ('e2', 1, 1, 'paid', 'ada@example.com', '{"order":8}')`,
      `insert into transactionals values ('t1', 1, 0, 'welcome', 'ada@example.com', 'Hello', 'queued',
        '{"html":"<p>Hello</p>"}')`,
      `insert into transactionals values ('t2', 1, 1, 'welcome', 'ada@example.com', 'Test', 'test', null)`,
      `insert into delivery_attempts values ('a1', 't1', 3, 'failed', '421 Later')`,
    ]);

    const store = await harness().open();
    expect(await store.findKey('d1')).toMatchObject({ id: 'k1', isTest: false, space: 'live' });
    expect(await store.findKey('d2')).toMatchObject({ id: 'k2', isTest: true, space: 'test' });
    for (const [space, id, firstname] of [
      ['live', 'c1', 'Live'],
      ['test', 'c2', 'Test'],
    ] as const) {
      const { rows, size } = await store.listContacts({ space, limit: 9 });
      expect(size).toBe(1);
      expect(rows).toEqual([
        {
          id,
          createdAt: 1,
          updatedAt: 2,
          email: 'ada@example.com',
          firstname,
          lastname: 'Obi',
          gender: 'female',
          dateOfBirth: '1990-12-31',
          phoneNumber: '+2348030000000',
          address: { street: null, state: null, country: 'NG' },
          extraData: { plan: 'growth' },
        },
      ]);
      // The address still identifies one contact in each space.
      await store.saveContact(contactChange({ space, fields: {} }), unkeyed());
      expect(await store.listContacts({ space, limit: 9 })).toMatchObject({ size: 1 });
    }
    for (const [space, id] of [
      ['live', 'e1'],
      ['test', 'e2'],
    ] as const) {
      expect(await store.listEvents({ space, limit: 9 })).toMatchObject({
        rows: [{ id }],
        size: 1,
      });
    }
    expect(await store.findUnsent('t1')).toMatchObject({ space: 'live' });
    expect(await store.readTransactional('t1', 'live')).toMatchObject({
      attempts: [{ reply: '421 Later' }],
    });
    expect(await store.readTransactional('t1', 'test')).toBeNull();
    expect(await store.readTransactional('t2', 'test')).toMatchObject({ subject: 'Test' });
  });

  it('removes payloads of delivered entries, and keeps those still waiting', async () => {
    const entry = (id: string, doneAt: string) =>
      `insert into outbox (id, created_at, topic, payload, attempts, next_at, done_at)
        values ('${id}', 1, 'webhook.send', '{"email":"ada@example.com"}', 1, 1, ${doneAt})`;
    await dataOf(11, [entry('e1', '2'), entry('e2', 'null')]);
    const rows = await (await harness().open()).listOutbox();
    expect(rows.map(({ id, payload }) => [id, payload])).toEqual([
      ['e2', { email: 'ada@example.com' }],
      ['e1', {}],
    ]);
  });
}
