import { expect, it } from 'vitest';
import type { ContactRow } from '../store/contacts/contact-store.ts';
import type { Keyed, KeyedResponse } from '../store/idempotency/response-store.ts';
import type { Store } from '../store/store.ts';
import { newId, outboxEntry } from './acceptances.ts';
import { contactChange, event, keyed, mail, unkeyed, webhook } from './account-calls.ts';
import type { StoreHarness } from './store-harness.ts';

/** Calls that write under an Idempotency-Key: whatever they store, one key stores it once. */
export function keyedCalls(harness: () => StoreHarness): void {
  it.each(calls)(
    'gives 100 concurrent $name with one key the same response, and writes once',
    async (call) => {
      const stores = [await harness().open(), await harness().open()] as const;
      await call.prepare?.(stores[0]);
      const all = await Promise.all(
        Array.from({ length: 100 }, (_, at) =>
          call.make(stores[at % 2 === 0 ? 0 : 1], keyed({ key: 'k' })),
        ),
      );
      const outcomes = all.map(({ outcome }) => outcome).toSorted();
      expect(outcomes).toEqual(['completed', ...Array.from({ length: 99 }, () => 'replayed')]);
      const responses = all.map(
        (result) => 'response' in result && JSON.stringify(result.response),
      );
      expect(new Set(responses).size).toBe(1);
      expect(all[0]).toMatchObject({ response: { status: 200 } });
      expect(await call.written(stores[1])).toBe(1);
    },
  );

  it.each(calls)('runs each of $name if no key is sent', async (call) => {
    const store = await harness().open();
    await call.prepare?.(store);
    const [one, two] = [await call.make(store, unkeyed()), await call.make(store, unkeyed())];
    expect([one.outcome, two.outcome]).toEqual(['completed', 'completed']);
    expect(await call.written(store)).toBe(call.unkeyedRows);
  });

  it.each(calls)(
    'rejects $name with a used key and another body, and writes nothing',
    async (call) => {
      const store = await harness().open();
      await call.prepare?.(store);
      const bodies = ['one', 'other'];
      const both = () =>
        Promise.all(
          bodies.map((fingerprint) => call.make(store, keyed({ key: 'k', fingerprint }))),
        );
      const first = await both();
      // The database decides which of the two came first; after that, it stays so.
      expect(first.map(({ outcome }) => outcome).toSorted()).toEqual(['completed', 'conflict']);
      const again = await both();
      expect(again.map(({ outcome }) => outcome)).toEqual(
        first.map(({ outcome }) => (outcome === 'completed' ? 'replayed' : outcome)),
      );
      expect(await call.written(store)).toBe(1);
    },
  );

  it.each(calls)('leaves the key of failed $name unused, and writes nothing', async (call) => {
    const store = await harness().open();
    await call.prepare?.(store);
    const failing = { ...keyed({ key: 'k' }), response: fail };
    await expect(call.make(store, failing)).rejects.toThrow('no response can be made');
    expect(await call.written(store)).toBe(0);
    expect(await call.make(store, keyed({ key: 'k', fingerprint: 'mended' }))).toMatchObject({
      outcome: 'completed',
    });
    expect(await call.written(store)).toBe(1);
  });

  it('replays the first response verbatim, not the current contact', async () => {
    const store = await harness().open();
    const first = await save(store, { firstname: 'Ada ✓' }, 'k');
    await save(store, { firstname: 'Eve' });
    expect(await save(store, { firstname: 'Ada ✓' }, 'k')).toEqual({
      ...first,
      outcome: 'replayed',
    });
    expect((await rows(store))[0]?.firstname).toBe('Eve');
  });

  it('keeps one key in two operations separate', async () => {
    const store = await harness().open();
    for (const operation of ['POST /v1/contacts live', 'POST /v1/contacts test']) {
      const made = await store.recordEvent(event(), () => [], keyed({ operation, key: 'k' }));
      expect(made.outcome).toBe('completed');
    }
    expect(await store.listEvents({ space: 'live', limit: 9 })).toMatchObject({ size: 2 });
  });

  it.each([
    ['one millisecond before it expires', -1, { outcome: 'conflict' }, 'Ada'],
    ['at the time it expires', 0, { outcome: 'completed' }, 'Eve'],
    ['after it expired', 1, { outcome: 'completed' }, 'Eve'],
  ])('takes a key for another body as it should %s', async (_name, offset, outcome, firstname) => {
    const expiresAt = 86_400_000;
    let now = 0;
    const store = await harness().open(() => now);
    await save(store, { firstname: 'Ada' }, 'k', { expiresAt });
    now = expiresAt + offset;
    const later = { fingerprint: 'other', expiresAt: now + expiresAt };
    expect(await save(store, { firstname: 'Eve' }, 'k', later)).toMatchObject(outcome);
    expect((await rows(store))[0]?.firstname).toBe(firstname);
  });

  it('finds the first response until its key expires, and only for the same body', async () => {
    let now = 0;
    const store = await harness().open(() => now);
    const other = await harness().open(() => now);
    const { idempotency: use } = keyed({ key: 'k', expiresAt: 10 });
    if (!use) throw new Error('no key');
    expect(await store.findResponse(use)).toBeNull();
    const first = await save(store, { firstname: 'Ada' }, 'k', { expiresAt: 10 });
    expect(await other.findResponse(use)).toEqual({ ...first, outcome: 'replayed' });
    expect(await other.findResponse({ ...use, fingerprint: 'other' })).toEqual({
      outcome: 'conflict',
    });
    expect(await other.findResponse({ ...use, operation: 'POST /v1/other' })).toBeNull();
    now = 9;
    expect(await other.findResponse(use)).not.toBeNull();
    now = 10;
    expect(await other.findResponse(use)).toBeNull();
  });

  it('keeps keys and responses when it is reopened', async () => {
    const store = await harness().open();
    const first = await save(store, { firstname: 'Ada' }, 'k');
    await store.close();
    const again = await save(await harness().open(), { firstname: 'Ada' }, 'k');
    expect(again).toEqual({ ...first, outcome: 'replayed' });
  });
}

interface Call {
  name: string;
  prepare?(store: Store): Promise<void>;
  make(store: Store, keyed: Keyed<unknown>): Promise<KeyedResponse>;
  /** How many rows there are, each with its one outbox entry. */
  written(store: Store): Promise<number>;
  /** Rows after two calls without a key. */
  unkeyedRows: number;
}

const calls: Call[] = [
  {
    name: 'contacts',
    make: (store, keyed) => store.saveContact(contactChange(), keyed),
    written: async (store) => (await rows(store)).length,
    unkeyedRows: 1,
  },
  {
    name: 'events',
    prepare: (store) => store.addWebhook(webhook()),
    make: (store, keyed) =>
      store.recordEvent(event(), (ids) => ids.map(() => outboxEntry()), keyed),
    async written(store) {
      const { size } = await store.listEvents({ space: 'live', limit: 1 });
      expect(await store.listOutbox()).toHaveLength(size);
      return size;
    },
    unkeyedRows: 2,
  },
  {
    name: 'transactional mails',
    async make(store, keyed) {
      const { id, ...row } = mail();
      const entry = outboxEntry({ payload: { id } });
      return store.queueTransactional({ id, ...row }, [entry], keyed);
    },
    async written(store) {
      const line = await store.listOutbox();
      const mails = line.map(({ payload }) => store.readTransactional(`${payload.id}`, 'live'));
      expect(await Promise.all(mails)).not.toContain(null);
      return line.length;
    },
    unkeyedRows: 2,
  },
];

function fail(): never {
  throw new Error('no response can be made');
}

async function rows(store: Store): Promise<ContactRow[]> {
  return (await store.listContacts({ space: 'live', limit: 10 })).rows;
}

function save(
  store: Store,
  fields: { firstname: string },
  key = newId(),
  changes: Parameters<typeof keyed>[0] = {},
) {
  return store.saveContact(contactChange({ fields }), keyed({ key, ...changes }));
}
