import { expect, it } from 'vitest';
import type { ContactRow } from '../store/contacts/contact-store.ts';
import { UnknownContactError } from '../store/database/errors.ts';
import type { Attempt } from '../store/queue/outbox-store.ts';
import type { Store } from '../store/store.ts';
import { newId, outboxEntry } from './acceptances.ts';
import {
  contactChange,
  keyed,
  queuedMail,
  recordedEvent,
  rowOf,
  savedContact,
  suppression,
  unkeyed,
  webhook,
} from './account-calls.ts';
import type { StoreHarness } from './store-harness.ts';

/** A contact is read and deleted by its id or its address, only within its data space. */
export function deletedContacts(harness: () => StoreHarness): void {
  const save = async (store: Store, space = 'live', email = 'ada@example.com') =>
    savedContact(store, { space, email });

  it('finds a contact by its id, only in its own data space', async () => {
    const store = await harness().open();
    const row = await save(store);
    expect(await store.findContact('live', row.id)).toEqual(row);
    for (const [space, id] of [
      ['test', row.id],
      ['', row.id],
      ['live', newId()],
      ['live', ''],
      ['live', `' or 1 = 1 --`],
    ] as const) {
      expect(await store.findContact(space, id)).toBeNull();
    }
  });

  it.each(['id', 'email'] as const)('deletes by %s, once', async (by) => {
    const store = await harness().open();
    const [live, test] = [await save(store), await save(store, 'test')];
    await save(store, 'live', 'b@example.com');
    const contact = by === 'id' ? { id: live.id } : { email: live.email };
    const remove = (space: string) => store.deleteContact({ space, ...contact }, unkeyed());
    expect(await remove('live')).toMatchObject({
      outcome: 'completed',
      response: { body: JSON.stringify({ id: live.id, email: live.email }) },
    });
    await expect(remove('live')).rejects.toBeInstanceOf(UnknownContactError);
    await expect(remove('elsewhere')).rejects.toBeInstanceOf(UnknownContactError);
    expect(await store.findContact('live', live.id)).toBeNull();
    expect(await store.findContact('test', test.id)).toEqual(test);
    expect(await store.listContacts({ space: 'live', limit: 9 })).toMatchObject({ size: 1 });
  });

  it('keeps events, emails and suppressions of a deleted contact', async () => {
    const store = await harness().open();
    const row = await save(store);
    const one = await queuedMail(store);
    await recordedEvent(store);
    const stop = suppression({ email: row.email, list: 'welcome', contactId: row.id });
    await store.suppress(stop);

    await store.deleteContact({ space: 'live', id: row.id }, unkeyed());
    expect((await save(store)).id).not.toBe(row.id);
    expect(await store.isSuppressed(stop)).toBe(true);
    expect(await store.listEvents({ space: 'live', limit: 9 })).toMatchObject({ size: 1 });
    expect(await store.readTransactional(one.id, 'live')).not.toBeNull();
  });

  it('deletes its outbox entries, whether waiting, dead or delivered, and no others', async () => {
    let now = 0;
    const store = await harness().open(() => now);
    await store.addWebhook(webhook({ eventCodes: [], types: ['contact.updated'] }));
    const updated = {
      type: 'contact.updated',
      entries: ({ id: contactId, email }: ContactRow) => [
        outboxEntry({ contactId, payload: { email } }),
      ],
    };
    const announcements = { created: { type: 'contact.created', entries: () => [] }, updated };
    const change = async (email: string) =>
      rowOf(await store.saveContact(contactChange({ email }), unkeyed(), announcements));
    const settle = async (result: Attempt) => {
      for (const entry of await store.claimOutbox({ limit: 9, leaseUntil: now + 1 }))
        await store.settleOutbox(entry, result);
      now += 2;
    };
    now = 1_700_000_000_000;
    for (const result of [
      { outcome: 'done' },
      { outcome: 'failed', error: 'No response.', nextAt: null },
      { outcome: 'failed', error: 'No response.', nextAt: now * 2 },
    ] as const) {
      for (const email of ['ada@example.com', 'b@example.com']) await change(email);
      await settle(result);
    }
    const { id } = await change('ada@example.com');
    const [claimed] = await store.claimOutbox({ limit: 1, leaseUntil: now + 1 });
    if (!claimed) throw new Error('nothing is in line');

    await store.deleteContact({ space: 'live', id }, unkeyed());
    const left = await store.listOutbox();
    expect(JSON.stringify(left)).not.toContain('ada@example.com');
    const states = left.map(({ state, payload }) => [state, payload]);
    const other = { email: 'b@example.com' };
    expect(states.toSorted()).toEqual([
      ['dead', other],
      ['done', {}],
      ['done', {}],
      ['waiting', other],
    ]);
    // A worker that was delivering it has nothing left to settle.
    expect(await store.settleOutbox(claimed, { outcome: 'done' })).toBe(false);
  });

  it('is announced after its own outbox entries are gone, and only if it was deleted', async () => {
    const store = await harness().open();
    await store.addWebhook(webhook({ eventCodes: [], types: ['contact.deleted'] }));
    const { id } = await save(store);
    await store.enqueue(outboxEntry({ contactId: id, topic: 'about.contact' }));
    const announcement = {
      type: 'contact.deleted',
      entries: (row: { id: string; email: string }) => [
        outboxEntry({ topic: 'announced', payload: { ...row } }),
      ],
    };
    const remove = () => store.deleteContact({ space: 'live', id }, unkeyed(), announcement);
    await remove();
    await expect(remove()).rejects.toBeInstanceOf(UnknownContactError);
    expect(await store.listOutbox()).toMatchObject([
      { topic: 'announced', payload: { id, email: 'ada@example.com' } },
    ]);
  });

  it('replays the first response, and leaves the key of a failed call unused', async () => {
    const store = await harness().open();
    const early = store.deleteContact(
      { space: 'live', email: 'ada@example.com' },
      keyed({ key: 'k' }),
    );
    await expect(early).rejects.toBeInstanceOf(UnknownContactError);
    const { id } = await save(store);
    const first = await store.deleteContact({ space: 'live', id }, keyed({ key: 'k' }));
    expect(await store.deleteContact({ space: 'live', id }, keyed({ key: 'k' }))).toEqual({
      ...first,
      outcome: 'replayed',
    });
  });
}
