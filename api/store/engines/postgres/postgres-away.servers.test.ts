import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { acceptance, enquiry } from '../../../store-suite/acceptances.ts';
import { ownCluster, testPostgres } from '../../../store-suite/postgres-for-test.ts';
import { StoreUnavailableError } from '../../database/errors.ts';
import { openPostgresStore } from '../../postgres-store.ts';
import type { Store } from '../../store.ts';
import type { Acceptance } from '../../submissions/submission-store.ts';

const emptySchema = testPostgres();
const now = () => 0;
const timeouts = { connect: 300, work: 500 };

/** The message of every failure, without PostgreSQL's own text. */
const words = 'The store cannot take or give data at the moment.';

describe('behind a failing connection', () => {
  let line: Line;
  let store: Store;
  beforeEach(async () => {
    const url = await emptySchema();
    await (await openPostgresStore({ url, now })).close();
    line = await lineTo(url);
    store = await openPostgresStore({ url: line.url, now, timeouts });
  });
  afterEach(async () => {
    line.mend();
    await store.close();
    await line.close();
  });

  const faults: [name: string, (line: Line) => void][] = [
    ['refused', (cutLine) => cutLine.refuse()],
    ['silent', (silentLine) => silentLine.freeze()],
  ];

  it.each(faults)(
    '%s: fails with our own message, and recovers automatically',
    async (_name, fail) => {
      await eventuallyAll(Array.from({ length: 20 }, () => acceptance()));
      fail(line);
      const same = Array.from({ length: 30 }, () => acceptance());
      for (const result of await Promise.allSettled(same.map(store.accept))) {
        const { reason } = result as PromiseRejectedResult;
        expect(reason).toBeInstanceOf(StoreUnavailableError);
        expect(reason.message).toBe(words);
      }
      await expect(store.ping()).rejects.toThrow(StoreUnavailableError);
      await expect(store.listEnquiries()).rejects.toThrow(StoreUnavailableError);
      await expect(store.countOutbox()).rejects.toThrow(StoreUnavailableError);

      line.mend();
      // A rejected write can be resent under its key, whether or not it succeeded the first time.
      for (const item of same) await eventually(() => store.accept(item));
      expect(await store.listEnquiries({ limit: 100 })).toHaveLength(20 + same.length);
      expect(await store.listOutbox({ limit: 100 })).toHaveLength(20 + same.length);
    },
  );

  it('cut while idle: no crash, and the next operation succeeds', async () => {
    await eventuallyAll(Array.from({ length: 20 }, () => acceptance()));
    line.cut();
    await line.quiet();
    expect(await eventually(() => store.accept(acceptance()))).toMatchObject({ outcome: 'stored' });
    expect(await store.listEnquiries()).toHaveLength(21);
  });

  it('cut repeatedly under load: acknowledged writes are stored once, and nothing that was not sent', async () => {
    const sent = Array.from({ length: 200 }, () => acceptance());
    const cutting = setInterval(() => line.cut(), 15);
    const results = await Promise.allSettled(sent.map(store.accept));
    clearInterval(cutting);
    const acknowledged = sent.filter((_, at) => results[at]?.status === 'fulfilled');
    const rows = await eventually(() => store.listEnquiries({ limit: 1_000 }));
    const ids = rows.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { record } of acknowledged) expect(ids).toContain(record.id);
    for (const result of results) {
      if (result.status === 'rejected') expect(result.reason).toBeInstanceOf(StoreUnavailableError);
    }
  });

  it('blocks others no longer than its timeout, when its machine disappears in the middle', async () => {
    const same = () => acceptance(enquiry(), { key: 'k' });
    line.freezeAt('insert into enquiries');
    await expect(store.accept(same())).rejects.toThrow(StoreUnavailableError);
    const other = await openPostgresStore({ url: line.behind, now });
    // The key is locked until the database gives up on its transaction; then it counts as unused.
    expect((await eventually(() => other.accept(same()))).outcome).toBe('stored');
    expect(await other.listEnquiries()).toHaveLength(1);
    await other.close();
  });

  /** A busy machine may reject the first tries. */
  const eventuallyAll = (items: Acceptance[]) =>
    Promise.all(items.map((item) => eventually(() => store.accept(item))));
});

it('R4 rejects writes while the server is down, keeps acknowledged ones, and needs no restart', async () => {
  const cluster = await ownCluster();
  try {
    const store = await openPostgresStore({ url: cluster.url, now, timeouts });
    const acknowledged = Array.from({ length: 20 }, () => acceptance());
    for (const how of ['kill', 'fast'] as const) {
      await Promise.all(acknowledged.map((item) => eventually(() => store.accept(item))));
      await cluster.halt(how);
      await expect(store.accept(acceptance())).rejects.toThrow(words);
      await expect(store.listLeads()).rejects.toThrow(words);
      await cluster.start();
      const rows = await eventually(() => store.listEnquiries());
      expect(rows.map(({ id }) => id)).toEqual(
        acknowledged.map(({ record }) => record.id).toReversed(),
      );
    }
    await store.close();
  } finally {
    await cluster.remove();
  }
});

/** Retries until the store is available again. */
async function eventually<Result>(ask: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof StoreUnavailableError)) throw error;
    }
  }
}

type Line = Awaited<ReturnType<typeof lineTo>>;

/** A connection to a database that can be cut, frozen and refused. */
async function lineTo(behind: string) {
  const target = new URL(behind);
  const socketFolder = target.searchParams.get('host');
  const open = new Set<Socket>();
  let state: 'good' | 'frozen' | 'refused' = 'good';
  let fatal = '';

  const server = createServer((socket) => {
    if (state === 'refused') {
      socket.destroy();
      return;
    }
    const far = socketFolder
      ? connect(`${socketFolder}/.s.PGSQL.5432`)
      : connect(Number(target.port || 5432), target.hostname);
    for (const [one, other] of [
      [socket, far],
      [far, socket],
    ] as const) {
      open.add(one);
      one.on('error', () => {});
      one.on('close', () => {
        open.delete(one);
        if (state !== 'frozen') other.destroy();
      });
      // Data sent over a frozen connection is lost, even its close, as with a machine that is gone.
      one.on('data', (chunk) => {
        if (fatal !== '' && chunk.includes(fatal)) state = 'frozen';
        if (state !== 'frozen') other.write(chunk);
      });
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  const url = new URL(behind);
  url.searchParams.delete('host');
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const cut = () => {
    for (const socket of open) socket.destroy();
  };
  return {
    behind,
    url: url.href.replaceAll('+', '%20'),
    cut,
    freeze: () => {
      state = 'frozen';
    },
    refuse: () => {
      state = 'refused';
      cut();
    },
    /** Freezes the connection at the first message that contains this text. */
    freezeAt: (text: string) => {
      fatal = text;
    },
    mend: () => {
      if (state === 'frozen') cut();
      state = 'good';
      fatal = '';
    },
    async quiet() {
      while (open.size > 0) await new Promise(setImmediate);
    },
    async close() {
      cut();
      server.close();
      await once(server, 'close');
    },
  };
}
