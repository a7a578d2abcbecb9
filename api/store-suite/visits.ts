import { visitorLimits } from '@grovemail/domain/keys/visitor-limits.ts';
import { expect, it } from 'vitest';
import type { SavedContact } from '../store/contacts/contact-store.ts';
import { SpaceFullError, SpaceGoneError } from '../store/database/errors.ts';
import type { Store } from '../store/store.ts';
import type { NewVisitorKey } from '../store/visits/visit-store.ts';
import { newId } from './acceptances.ts';
import {
  contactChange,
  keyed,
  queuedMail,
  recordedEvent,
  savedContact,
  unkeyed,
} from './account-calls.ts';
import type { StoreHarness } from './store-harness.ts';

/** A visitor's key opens its own data space for a day, with little room. */
export function visits(harness: () => StoreHarness): void {
  async function opened() {
    const clock = { now: 0 };
    const open = () => harness().open(() => clock.now);
    const store = await open();
    const visit = async (changes: Partial<NewVisitorKey> = {}) => {
      const key = visitorKey({ createdAt: clock.now, ...changes });
      expect(await store.addVisitorKey(key)).toBe(true);
      return key.id;
    };
    return { clock, open, store, visit };
  }

  it('finds a visitor’s key until it expires, and never lists it', async () => {
    const { clock, store } = await opened();
    const key = visitorKey({ expiresAt: 10 });
    await store.addVisitorKey(key);
    expect(await store.findKey(key.digest)).toMatchObject({
      id: key.id,
      scopes: ['all'],
      isTest: true,
      space: key.id,
      expiresAt: 10,
    });
    expect(await store.listKeys()).toEqual([]);
    clock.now = 9;
    expect(await store.findKey(key.digest)).not.toBeNull();
    clock.now = 10;
    expect(await store.findKey(key.digest)).toBeNull();
  });

  it.each<[name: string, max: number, write: (store: Store, space: string) => Promise<unknown>]>([
    ['contacts', visitorLimits.contacts, saveContact],
    ['events', visitorLimits.events, recordEvent],
  ])(
    'stores no more %s than allowed, even concurrently over two connections',
    async (_name, max, write) => {
      const { open, store, visit } = await opened();
      const [space, other] = [await visit(), await visit()];
      const stores = [store, await open()] as const;
      const results = await Promise.allSettled(
        Array.from({ length: max + 5 }, (_, at) => write(stores[at % 2 === 0 ? 0 : 1], space)),
      );
      const rejected = results.filter((result) => result.status === 'rejected');
      expect(rejected).toHaveLength(5);
      for (const { reason } of rejected) expect(reason).toBeInstanceOf(SpaceFullError);
      await write(store, other);
      await write(store, 'test');
    },
  );

  it('still updates existing contacts, and frees space when one is deleted', async () => {
    const { store, visit } = await opened();
    const space = await visit();
    const change = (at: number) => contactChange({ space, email: `${at}@example.com` });
    const all = Array.from({ length: visitorLimits.contacts }, (_, at) => change(at));
    await store.saveContacts(all, unkeyed());
    await store.saveContact(change(0), unkeyed());
    await expect(store.saveContact(change(20), unkeyed())).rejects.toBeInstanceOf(SpaceFullError);
    await store.deleteContact({ space, email: '7@example.com' }, unkeyed());
    await store.saveContact(change(20), unkeyed());
    expect(await store.listContacts({ space, limit: 1 })).toMatchObject({ size: 20 });
  });

  it('stores the first contacts of a batch up to the limit, and rejects the rest', async () => {
    const { store, visit } = await opened();
    const space = await visit();
    const all = Array.from({ length: 23 }, (_, at) =>
      contactChange({ space, email: `${at}@example.com` }),
    );
    const again = contactChange({ space, email: '0@example.com' });
    const result = await store.saveContacts([...all, again], unkeyed());
    if (result.outcome !== 'completed') throw new Error(result.outcome);
    const outcomes: object[] = JSON.parse(result.response.body);
    expect(outcomes.slice(20, 23)).toEqual(Array(3).fill({ error: 'space_full' }));
    expect(outcomes.filter((outcome) => 'saved' in outcome)).toHaveLength(21);
    expect(await store.listContacts({ space, limit: 1 })).toMatchObject({ size: 20 });
  });

  it('limits the bytes written in total, overwritten or not', async () => {
    const { store, visit } = await opened();
    const space = await visit();
    // Two bytes each.
    const long = { a: 'é'.repeat(30_000) };
    const write = () => store.saveContact(contactChange({ space, extraData: long }), unkeyed());
    for (let at = 0; at < 4; at += 1) await write();
    await expect(write()).rejects.toBeInstanceOf(SpaceFullError);
    await store.saveContact(contactChange({ space, fields: {} }), unkeyed());
  });

  it('counts the responses kept for replay among them, and a replay counts nothing', async () => {
    const { store, visit } = await opened();
    const space = await visit();
    const write = (key: string) => {
      const change = contactChange({ space, extraData: { a: 'x'.repeat(40_000) } });
      return store.saveContact(change, keyed({ key, space }));
    };
    for (const key of ['a', 'b', 'c']) await write(key);
    await expect(write('d')).rejects.toBeInstanceOf(SpaceFullError);
    for (let at = 0; at < 9; at += 1)
      expect(await write('a')).toMatchObject({ outcome: 'replayed' });
    await store.saveContact(contactChange({ space, fields: {} }), unkeyed());
  });

  it('stores nothing for an expired or unknown key', async () => {
    const { clock, store, visit } = await opened();
    const space = await visit({ expiresAt: 5 });
    clock.now = 5;
    for (const write of [saveContact, recordEvent, queueMail]) {
      await expect(write(store, space)).rejects.toBeInstanceOf(SpaceGoneError);
      await expect(write(store, newId())).rejects.toBeInstanceOf(SpaceGoneError);
    }
  });

  it('deletes expired visits with all their data, and nothing else', async () => {
    const { clock, store, visit } = await opened();
    const spaces = [await visit({ expiresAt: 5 }), await visit({ expiresAt: 5 })];
    const stays = await visit({ expiresAt: 50 });
    for (const space of [...spaces, stays, 'test', 'live']) {
      for (const write of [saveContact, recordEvent]) await write(store, space);
    }
    const mails = new Map<string, string>();
    for (const space of [...spaces, stays, 'test']) mails.set(space, await queueMail(store, space));
    const held = async () =>
      Promise.all(
        [...spaces, stays, 'test', 'live'].map(async (space) => [
          (await store.listContacts({ space, limit: 9 })).size,
          (await store.listEvents({ space, limit: 9 })).size,
        ]),
      );

    expect(await store.forget('visits', 9)).toBe(0);
    clock.now = 5;
    expect(await store.forget('visits', 1)).toBe(1);
    expect(await store.forget('visits', 9)).toBe(1);
    expect(await store.forget('visits', 9)).toBe(0);
    const [none, one] = [
      [0, 0],
      [1, 1],
    ];
    expect(await held()).toEqual([none, none, one, one, one]);
    for (const [space, id] of mails) {
      const isGone = spaces.includes(space);
      expect((await store.readTransactional(id, space)) === null).toBe(isGone);
    }
  });

  it('deletes expired responses, in small batches', async () => {
    const { clock, store, visit } = await opened();
    const space = await visit();
    for (const key of ['a', 'b', 'c']) {
      const change = contactChange({ space, email: `${key}@example.com` });
      await store.saveContact(change, keyed({ key, expiresAt: key === 'c' ? 9 : 5 }));
    }
    clock.now = 5;
    expect(await store.forget('responses', 1)).toBe(1);
    expect(await store.forget('responses', 9)).toBe(1);
    expect(await store.forget('responses', 9)).toBe(0);
  });

  it('adds no key at the limit, and deletes two expired ones with each new key', async () => {
    const { clock, store, visit } = await opened();
    for (let at = 0; at < visitorLimits.keys; at += 1) await visit({ expiresAt: at < 3 ? 5 : 50 });
    expect(await store.addVisitorKey(visitorKey())).toBe(false);
    clock.now = 5;
    expect(await store.addVisitorKey(visitorKey({ expiresAt: 50 }))).toBe(true);
    expect(await store.forget('visits', 9)).toBe(1);
  });

  it('replaces the least recently used key of a network beyond its share, with all its data', async () => {
    const { clock, store, visit } = await opened();
    const issuedTo = 'office';
    const other = await visit();
    const keys: string[] = [];
    for (let at = 0; at < visitorLimits.keysPerNetwork; at += 1) {
      clock.now += 1;
      keys.push(await visit({ issuedTo }));
    }
    const [used = '', unused = ''] = keys;
    await store.noteKeyUse(used, clock.now);
    const keep = keyed<SavedContact>({ key: 'k', space: unused });
    await store.saveContact(contactChange({ space: unused }), keep);
    await queueMail(store, unused);
    await visit({ issuedTo });
    for (const space of [other, ...keys]) {
      const saved = saveContact(store, space);
      if (space === unused) await expect(saved).rejects.toBeInstanceOf(SpaceGoneError);
      else await saved;
    }
    expect(await store.listContacts({ space: unused, limit: 1 })).toMatchObject({ size: 0 });
    expect(await store.listTransactionals({ space: unused, limit: 1 })).toMatchObject({ size: 0 });
    const { operation = '', key = '', fingerprint = '' } = keep.idempotency ?? {};
    expect(await store.findResponse({ operation, key, fingerprint })).toBeNull();
  });

  it('gives a network no more keys than its share, even concurrently over two connections', async () => {
    const { open, store } = await opened();
    const stores = [store, await open()] as const;
    const keys = Array.from({ length: visitorLimits.keysPerNetwork + 10 }, () =>
      visitorKey({ issuedTo: 'office' }),
    );
    await Promise.all(keys.map((key, at) => stores[at % 2 === 0 ? 0 : 1].addVisitorKey(key)));
    const found = await Promise.all(keys.map(({ digest }) => store.findKey(digest)));
    expect(found.filter((key) => key !== null)).toHaveLength(visitorLimits.keysPerNetwork);
  });

  it('leaves room for a new network while a few hold all keys and use them all', async () => {
    const { clock, store, visit } = await opened();
    const { keys, keysPerNetwork } = visitorLimits;
    for (let at = 0; at < keys; at += 1) {
      clock.now += 1;
      await visit({ issuedTo: `network ${at % (keys / keysPerNetwork)}` });
    }
    const honest: string[] = [];
    for (let at = 0; at < 30; at += 1) honest.push(await visit({ issuedTo: `home ${at}` }));
    for (const space of honest) await saveContact(store, space);
  });

  it('takes a key from a network within its share only after an hour without a call', async () => {
    const { clock, store, visit } = await opened();
    const { keys, idle } = visitorLimits;
    const all: string[] = [];
    for (let at = 0; at < keys; at += 1) all.push(await visit());
    clock.now = idle - 1;
    expect(await store.addVisitorKey(visitorKey())).toBe(false);
    const [first = '', second = ''] = all;
    await store.noteKeyUse(first, clock.now);
    clock.now = idle;
    await visit();
    await saveContact(store, first);
    await expect(saveContact(store, second)).rejects.toBeInstanceOf(SpaceGoneError);
  });
}

function visitorKey(changes: Partial<NewVisitorKey> = {}): NewVisitorKey {
  const id = newId();
  const [expiresAt, digest] = [86_400_000, `digest of ${id}`];
  return { id, createdAt: 0, expiresAt, digest, issuedTo: `network of ${id}`, ...changes };
}

const saveContact = (store: Store, space: string) =>
  savedContact(store, { space, email: `${newId()}@example.com` });

const recordEvent = (store: Store, space: string) => recordedEvent(store, { space });

const queueMail = async (store: Store, space: string) =>
  (await queuedMail(store, { space, status: 'test' })).id;
