import fc from 'fast-check';
import { expect, it } from 'vitest';
import { openTables } from '../store/engines/open-tables.ts';
import type { Store } from '../store/store.ts';
import type { Tables } from '../store/tables/tables.ts';
import { contactChange, queuedMail, recordedEvent, unkeyed } from './account-calls.ts';
import { type CountedWrite, countedWrites, suppression, visitorKey } from './counted-writes.ts';
import { dataOfVersion } from './data-of-version.ts';
import { personRows } from './person-rows.ts';
import type { StoreHarness } from './store-harness.ts';

const spaces = ['live', 'test', 'visitor'];
const codes = ['paid', 'left', ''];
const people = ['ada@example.com', 'obi@example.com', 'zoe@example.com'];

/** Lists have their exact size, whatever adds, moves or deletes rows. */
export function rowCounts(harness: () => StoreHarness): void {
  const sql = (...statements: string[]) => harness().sql(statements.join(';\n'));

  it('are exact after any sequence of writes', async () => {
    const clock = { now: 0 };
    const store = await harness().open(() => clock.now);
    const tables = await openTables(harness().address, 'read');
    const step: fc.Arbitrary<{ write: CountedWrite } & Parameters<CountedWrite>[1]> = fc.record({
      write: fc.constantFrom(...Object.values(countedWrites)),
      space: fc.constantFrom(...spaces),
      code: fc.constantFrom(...codes),
      person: fc.constantFrom(...people),
      count: fc.integer({ min: 1, max: 12 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
        clock.now = 0;
        await sql(`delete from api_keys where id = 'visitor'`, visitorKey);
        for (const { write, ...given } of steps) await write({ store, clock, sql }, given);
        await expectExact(store, tables);
      }),
      { numRuns: 25 },
    );
    await tables.close();
  });

  it('are exact after many writers at once', async () => {
    const stores = [await harness().open(), await harness().open()] as const;
    await Promise.all(
      Array.from({ length: 60 }, async (_, at) => {
        const [store, space] = [stores[at % 2 === 0 ? 0 : 1], at % 3 === 0 ? 'test' : 'live'];
        const many = Array.from({ length: 12 }, (_unused, number) =>
          contactChange({ space, email: `${at}.${number}@example.com` }),
        );
        await recordedEvent(store, { space, eventCode: `${at % 2}` });
        await store.saveContacts(many, unkeyed());
      }),
    );
    await Promise.all(
      Array.from({ length: 40 }, (_, at) =>
        stores[at % 2 === 0 ? 0 : 1].importSuppressions([
          suppression('site', `${at}@example.com`, 'news'),
          suppression(at % 4 === 0 ? 'other' : 'site', 'ada@example.com', 'news'),
        ]),
      ),
    );
    const [store] = stores;
    expect(await store.pageSuppressions({ account: 'site', limit: 1 })).toMatchObject({ size: 41 });
    expect(await store.listEvents({ space: 'live', limit: 1 })).toMatchObject({ size: 40 });
    expect(await store.listContacts({ space: 'live', limit: 1 })).toMatchObject({ size: 480 });
    const tables = await openTables(harness().address, 'read');
    expect(await tables.miscounts()).toEqual([]);
    await tables.close();
  });

  it('leave nothing of a value once its last row is erased', async () => {
    const store = await harness().open();
    const others = await harness().open();
    const written = [store, others, store, others].map((by) =>
      recordedEvent(by, { eventCode: 'ada@example.com' }),
    );
    await Promise.all(written);
    await recordedEvent(store, { contactEmail: 'obi@example.com' });
    await store.erasePerson('ada@example.com');
    const tables = await openTables(harness().address, 'read');
    expect(await valuesKept(tables)).toEqual(['', 'order_placed']);
    await tables.close();
  });

  it('are taken of earlier data', async () => {
    await dataOfVersion(harness(), 31, [
      ...earlierRows('ada', 'ada@example.com'),
      ...earlierRows('bob', 'bob@example.com'),
    ]);
    const store = await harness().open();
    const tables = await openTables(harness().address, 'read');
    await expectExact(store, tables);
    expect(await store.listEvents({ space: 'live', limit: 1 })).toMatchObject({ size: 2 });
    expect(await store.listTransactionals({ space: 'live', limit: 1 })).toMatchObject({ size: 2 });
    const { size } = await store.pageSuppressions({ account: 'site', limit: 1 });
    expect(size).toBe((await store.listSuppressions()).length);
    expect(size).toBeGreaterThan(1);
    await recordedEvent(store);
    await queuedMail(store);
    await expectExact(store, tables);
    await tables.close();
  });

  it('are compared with the rows', async () => {
    const store = await harness().open();
    await recordedEvent(store);
    await sql(
      `insert into row_counts values ('live', 'contacts', '', 0, 3)`,
      `delete from row_counts where counted = 'events.event_code'`,
    );
    const tables = await openTables(harness().address, 'read');
    expect(await tables.miscounts()).toEqual([
      { counted: 'contacts', space: 'live', value: '', stored: 0, kept: 3 },
      { counted: 'events.event_code', space: 'live', value: 'order_placed', stored: 1, kept: 0 },
    ]);
    await tables.close();
  });
}

/** The size that lists give is that of what they show. */
async function expectExact(store: Store, tables: Tables): Promise<void> {
  expect(await tables.miscounts()).toEqual([]);
  for (const space of spaces) {
    const all = { space, limit: 10_000 };
    const lists = [
      store.listContacts(all),
      store.listEvents(all),
      store.listTransactionals(all),
      store.pageSuppressions({ account: space, limit: 10_000 }),
      ...codes.flatMap((code) => [
        store.listEvents({ ...all, eventCode: code }),
        store.listTransactionals({ ...all, templateCode: code }),
        ...people.map((contactEmail) =>
          store.listEvents({ ...all, eventCode: code, contactEmail }),
        ),
      ]),
    ];
    for (const { rows, size } of await Promise.all<{ rows: unknown[]; size: number }>(lists)) {
      expect(size).toBe(rows.length);
    }
  }
}

async function valuesKept(tables: Tables): Promise<unknown[]> {
  const key = ['space', 'counted', 'value', 'part'];
  const values = new Set<unknown>();
  for await (const rows of tables.pages({ name: 'row_counts', columns: key, key })) {
    for (const { value } of rows) values.add(value);
  }
  return [...values].toSorted();
}

/** A person's rows in the tables that there were before counts. */
function earlierRows(tag: string, email: string): string[] {
  return personRows(tag, [email]).filter(
    (row) => !/^insert into (mail_reports|handling|notes)/.test(row),
  );
}
