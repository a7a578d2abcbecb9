// Long: what PostgreSQL alone does, on one server.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { logRetention } from '@grovemail/domain/delivery/delivery-limits.ts';
import pg from 'pg';
import { beforeEach, describe, expect, it } from 'vitest';
import { acceptance, enquiry, lead, newId, outboxEntry } from '../store-suite/acceptances.ts';
import { describeStore } from '../store-suite/describe-store.ts';
import {
  dropTables,
  reusedSchemas,
  sqlOn,
  testPostgres,
} from '../store-suite/postgres-for-test.ts';
import { StoreUnavailableError } from './database/errors.ts';
import { query } from './database/transaction.ts';
import { migrate } from './engines/postgres/migrate.ts';
import { openPostgresDatabase } from './engines/postgres/open-database.ts';
import { operatorTimeouts } from './engines/postgres/pool.ts';
import { migrations } from './migrations/migrations.ts';
import { SchemaVersionError } from './migrations/schema-version.ts';
import { openPostgresStore, type PostgresStoreOptions } from './postgres-store.ts';
import type { Store } from './store.ts';

const emptySchema = testPostgres();
const schemas = reusedSchemas(emptySchema);

/** A busy machine must not fail a correct test. */
const timeouts = operatorTimeouts;

describeStore('PostgreSQL store', async () => {
  const url = await schemas.take();
  let reusable = true;
  const opened: Store[] = [];
  return {
    address: { url },
    async open(now = () => 0) {
      const store = await openPostgresStore({ url, now, timeouts });
      opened.push(store);
      return store;
    },
    async sql(text) {
      await sqlOn(url, text);
    },
    async dropTables() {
      // Who lays out older tables does so without the triggers of this engine.
      reusable = false;
      await dropTables(url);
    },
    async remove() {
      for (const store of opened) await store.close();
      if (reusable) await schemas.giveBack(url);
    },
  };
});

describe('PostgreSQL alone', () => {
  let url: string;
  beforeEach(async () => {
    url = await emptySchema();
  });

  const now = () => 1_700_000_000_000;
  const open = (changes: Partial<PostgresStoreOptions> = {}) =>
    openPostgresStore({ url, now, timeouts, ...changes });
  const sql = (text: string) => sqlOn(url, text);
  const tables = () =>
    sql(
      'select table_name from information_schema.tables where table_schema = current_schema() order by 1',
    );

  describe('bugs', () => {
    it.each([
      ['a NUL', () => acceptance(enquiry({ body: 'secret\0' })), '22021'],
      ['no subject', () => acceptance(enquiry({ subject: null as never })), '23502'],
      ['an unknown type', () => acceptance(lead({ type: 'secret' as 'demo' })), '23514'],
      ['an invalid time', () => acceptance(enquiry({ createdAt: Number.NaN })), '22P02'],
    ])(
      'are distinguished from an unavailable store, without revealing data: %s',
      async (_name, make, code) => {
        const store = await open();
        const error: Error = await store.accept(make()).catch((reason) => reason);
        expect(error).toMatchObject({ name: 'PostgresFault', code });
        // Everything a log could show of it.
        const shown = JSON.stringify(error, Object.getOwnPropertyNames(error));
        expect(shown).not.toMatch(/secret|ada@example\.com|Ada Obi/);
        expect(error.cause).toBeUndefined();
        expect(await store.accept(acceptance())).toMatchObject({ outcome: 'stored' });
        expect(await store.listEnquiries()).toHaveLength(1);
        await store.close();
      },
    );
  });

  it('rejects a truncation of the audit log', async () => {
    const store = await open();
    await expect(sql('truncate audit')).rejects.toThrow('The audit log is append-only.');
    await store.close();
  });

  it('runs reads and writes while more scans are under way than it has connections', async () => {
    const database = await openPostgresDatabase({ url, now, timeouts });
    const holder = new pg.Client({ connectionString: url });
    await holder.connect();
    await holder.query('select pg_advisory_lock(1)');
    const waits = 'select 1 as one from (select pg_advisory_lock_shared(1)) as lock';
    const order: string[] = [];
    const scans = Array.from({ length: 14 }, async () => {
      await database.scan(() => query(waits));
      order.push('scan');
    });
    await database.read(() => query('select 1 as one'));
    await database.write(() => query('select 1 as one'));
    order.push('others');
    await holder.end();
    await Promise.all(scans);
    expect(order).toEqual(['others', ...scans.map(() => 'scan')]);
    await database.close();
  });

  it('ends a scan when it closes, after its statement', async () => {
    const database = await openPostgresDatabase({ url, now, timeouts });
    const endless = database.scan(function* () {
      for (;;) yield* query('select 1 as one');
    });
    const ended = expect(endless).rejects.toThrow(StoreUnavailableError);
    await database.close();
    await ended;
    await expect(database.scan(() => query('select 1 as one'))).rejects.toThrow(
      StoreUnavailableError,
    );
  });

  describe('conflicts', () => {
    /** Makes the next inserts of an enquiry fail like conflicting transactions. */
    const provoke = (times: number, code: string) =>
      sql(`
        create sequence tries;
        create function fail() returns trigger language plpgsql as $$ begin
          if nextval('tries') <= ${times} then
            raise exception 'could not serialize' using errcode = '${code}';
          end if;
          return new;
        end $$;
        create trigger fail before insert on enquiries for each row execute function fail();`);

    it.each(['40001', '40P01'])('%s: retries the transaction, and writes once', async (code) => {
      const store = await open();
      await provoke(3, code);
      expect(await store.accept(acceptance())).toMatchObject({ outcome: 'stored' });
      expect(await sql('select last_value from tries')).toEqual([{ last_value: '4' }]);
      expect(await store.listEnquiries()).toHaveLength(1);
      expect(await store.listOutbox()).toHaveLength(1);
      await store.close();
    });

    it('gives up after a few tries, reports an unavailable store, and has written nothing', async () => {
      const store = await open();
      await provoke(1_000, '40001');
      const same = acceptance();
      await expect(store.accept(same)).rejects.toThrow(StoreUnavailableError);
      expect(await sql('select count(*) from idempotency')).toEqual([{ count: '0' }]);
      await sql('drop trigger fail on enquiries');
      expect(await store.accept(same)).toMatchObject({ outcome: 'stored' });
      await store.close();
    });
  });

  it('hands out no more than requested when the planner assumes a small outbox', async () => {
    const store = await open();
    await store.accept(acceptance(enquiry(), {}, [outboxEntry()]));
    await sql('analyze outbox');
    await store.accept(
      acceptance(
        enquiry(),
        {},
        Array.from({ length: 30 }, () => outboxEntry()),
      ),
    );
    const claimed = await store.claimOutbox({ limit: 3, leaseUntil: now() + 1 });
    expect(claimed).toHaveLength(3);
    for (const entry of claimed) await store.settleOutbox(entry, { outcome: 'done' });
    await sql('analyze outbox');
    const later = await open({ now: () => now() + logRetention + 1 });
    expect(await later.forget('delivered', 2)).toBe(2);
    await later.close();
    await store.close();
  });

  it('runs a hundred concurrent operations over its few connections', async () => {
    const store = await open();
    await Promise.all(Array.from({ length: 100 }, () => store.accept(acceptance())));
    const [row] = await sql(
      `select count(*)::integer as count from pg_stat_activity where application_name = 'grovemail'
        and datname = current_database()`,
    );
    expect(row?.count).toBeLessThanOrEqual(10);
    expect(await store.listEnquiries({ limit: 200 })).toHaveLength(100);
    await store.close();
  });

  it('accepts writes from processes that open new data together, and loses none', async () => {
    const script = `
      const { openPostgresStore } = await import(${JSON.stringify(new URL('./postgres-store.ts', import.meta.url))});
      const { acceptance } = await import(${JSON.stringify(new URL('../store-suite/acceptances.ts', import.meta.url))});
      const given = ${JSON.stringify({ url, timeouts })};
      const store = await openPostgresStore({ ...given, now: () => 0 });
      await Promise.all(Array.from({ length: 100 }, () => store.accept(acceptance())));
      await store.close();`;
    const run = () => promisify(execFile)(process.execPath, ['--input-type=module', '-e', script]);
    await Promise.all([run(), run(), run()]);
    const store = await open();
    expect(await store.listEnquiries({ limit: 1_000 })).toHaveLength(300);
    expect(await store.listOutbox({ limit: 1_000 })).toHaveLength(300);
    await store.close();
  });

  describe('does not open', () => {
    it('an address where nothing listens, with the address and the reason but no password', async () => {
      const away = 'postgres://me:hunter2@127.0.0.1:1/grovemail';
      const error: Error = await open({ url: away }).catch((reason) => reason);
      expect(error).toBeInstanceOf(StoreUnavailableError);
      expect(error.message).toBe(
        'The store postgres://127.0.0.1:1/grovemail cannot be opened: connect ECONNREFUSED 127.0.0.1:1',
      );
    });

    it('a database that does not exist', async () => {
      const nowhere = new URL(url);
      nowhere.pathname = '/nowhere';
      await expect(open({ url: nowhere.href })).rejects.toThrow(
        /nowhere cannot be opened: database "nowhere" does not exist/,
      );
    });

    it('a server that acknowledges before data is on disk', async () => {
      const careless = url.replace('options=-c', 'options=-c%20synchronous_commit=off%20-c');
      await expect(open({ url: careless })).rejects.toThrow('synchronous_commit is off');
      expect(await tables()).toEqual([]);
    });

    it('a database with another encoding', async () => {
      const latin = new URL(url);
      latin.pathname = `/latin_${newId().replaceAll('-', '')}`;
      latin.searchParams.delete('options');
      const name = latin.pathname.slice(1);
      await sql(`create database ${name} template template0 encoding 'LATIN1' locale 'C'`);
      await expect(open({ url: latin.href })).rejects.toThrow(
        'create the database with encoding UTF8',
      );
      await sql(`drop database ${name}`);
    });

    it.each([false, true])('data from a newer version (read only: %s)', async (readOnly) => {
      await (await open()).close();
      const next = migrations.length + 1;
      await sql(`insert into schema_version (version, applied_at) values (${next}, 0)`);
      await expect(open({ readOnly })).rejects.toThrow(
        new SchemaVersionError(
          `The store is from a newer version (schema ${next}; this program knows ${migrations.length}). ` +
            'Start the newer version, or set DATABASE_URL to another database.',
        ),
      );
    });
  });

  describe('read only', () => {
    it('asks to start the server if there is no data, and creates none', async () => {
      await expect(open({ readOnly: true })).rejects.toThrow('Start the server once');
      expect(await tables()).toEqual([]);
    });

    it('reads alongside a writer and cannot write', async () => {
      const writer = await open();
      await writer.accept(acceptance());
      const reader = await open({ readOnly: true });
      expect(await reader.listEnquiries()).toHaveLength(1);
      await writer.accept(acceptance());
      expect(await reader.listEnquiries()).toHaveLength(2);
      await expect(reader.accept(acceptance())).rejects.toThrow(StoreUnavailableError);
      expect(await reader.listEnquiries()).toHaveLength(2);
      await reader.close();
      await writer.close();
    });
  });

  describe('migrating', () => {
    const addColumn = 'alter table enquiries add column seen bigint';
    const nextVersion = migrations.length + 1;

    async function withClient<Result>(use: (client: pg.Client) => Promise<Result>) {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      return use(client).finally(() => client.end());
    }

    it('runs each step once, no matter how many processes start together', async () => {
      const steps = [...migrations, { version: nextVersion, statements: [addColumn] }];
      const times = Array.from({ length: 12 }, (_, at) => at);
      await Promise.all(times.map((at) => withClient((client) => migrate(client, at, steps))));
      const versions = await sql('select version, applied_at from schema_version order by version');
      expect(versions.map(({ version }) => version)).toEqual(steps.map(({ version }) => version));
      // One of them did all of it.
      expect(new Set(versions.map((row) => row.applied_at)).size).toBe(1);
    });

    it('rolls back all steps when one fails', async () => {
      const steps = [
        ...migrations,
        { version: nextVersion, statements: [addColumn] },
        { version: nextVersion + 1, statements: ['create table broken (', addColumn] },
      ];
      await expect(withClient((client) => migrate(client, 0, steps))).rejects.toThrow();
      expect(await tables()).toEqual([]);
      await withClient((client) => migrate(client, 0, steps.slice(0, -1)));
    });

    it('needs no right to create tables if they exist', async () => {
      await (await open()).close();
      const role = `guest_${newId().replaceAll('-', '')}`;
      await sql(`
        create role ${role};
        do $$ begin execute format('grant usage on schema %I to ${role}', current_schema()); end $$;
        do $$ begin execute format(
          'grant select, insert, update, delete on all tables in schema %I to ${role}', current_schema());
        end $$`);
      const store = await open({
        url: url.replace('options=-c', `options=-c%20role=${role}%20-c`),
      });
      expect(await store.accept(acceptance())).toMatchObject({ outcome: 'stored' });
      await store.close();
      await sql(`drop owned by ${role}; drop role ${role}`);
    });
  });
});
