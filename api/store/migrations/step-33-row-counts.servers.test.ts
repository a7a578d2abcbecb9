import pg from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { contactChange, event, unkeyed } from '../../store-suite/account-calls.ts';
import { sqlOn, testPostgres } from '../../store-suite/postgres-for-test.ts';
import { operatorTimeouts } from '../engines/postgres/pool.ts';
import { openPostgresStore } from '../postgres-store.ts';
import type { Store } from '../store.ts';

const emptySchema = testPostgres();

let url: string;
let store: Store;
beforeEach(async () => {
  url = await emptySchema();
  store = await openPostgresStore({ url, now: () => 0, timeouts: operatorTimeouts });
});
afterEach(() => store.close());

const parts = () => sqlOn(url, 'select part, count::integer from row_counts order by part');

it('deletes parts that add up to 0, and none of them while another transaction has one', async () => {
  await sqlOn(
    url,
    `insert into row_counts values ('s', 'events', '', 1, 3), ('s', 'events', '', 2, -3)`,
  );
  const forgetZero = `select row_counts_forget_zero('s', 'events', '')`;
  const other = new pg.Client({ connectionString: url });
  await other.connect();
  await other.query('begin; update row_counts set count = count + 1 where part = 2');
  await sqlOn(url, forgetZero);
  await other.query('commit');
  await other.end();
  await sqlOn(url, forgetZero);
  const left = { part: 1, count: 3 };
  expect(await parts()).toEqual([left, { part: 2, count: -2 }]);

  await sqlOn(url, 'update row_counts set count = -3 where part = 2');
  await sqlOn(url, forgetZero);
  expect(await parts()).toEqual([]);
});

it('counts no row of a table that was truncated', async () => {
  await store.recordEvent(event(), () => [], unkeyed());
  await store.saveContact(contactChange(), unkeyed());
  await sqlOn(url, 'truncate events');
  expect(await store.listEvents({ space: 'live', limit: 1 })).toMatchObject({ size: 0 });
  expect(await store.listContacts({ space: 'live', limit: 1 })).toMatchObject({ size: 1 });
  expect(await sqlOn(url, 'select counted from row_counts')).toEqual([{ counted: 'contacts' }]);
});
