import { expect, it } from 'vitest';
import type { Store } from '../store/store.ts';
import { unkeyed } from './account-calls.ts';
import { dataOfVersion } from './data-of-version.ts';
import type { StoreHarness } from './store-harness.ts';

/** Different spellings of an address, stored by an earlier version, become one. */
export function canonicalAddresses(harness: () => StoreHarness): void {
  const before = (rows: readonly string[]) => dataOfVersion(harness(), 13, rows);

  const suppression = (id: string, email: string, own: Record<string, string | number> = {}) => {
    const row = { list: "'news'", since: 1, changed: 1, source: "'page'", lifted: 'null', ...own };
    return `insert into suppressions (id, account, email, list, contact_id, since, changed_at,
      change_id, source, reason, lifted_at) values ('${id}', 'site', '${email}', ${row.list}, null,
      ${row.since}, ${row.changed}, 'change-${id}', ${row.source}, null, ${row.lifted})`;
  };
  const contact = (id: string, email: string, own: Record<string, string | number> = {}) => {
    const row = { space: "'live'", updated: 1, name: 'null', phone: 'null', extra: '{}', ...own };
    return `insert into contacts (id, created_at, updated_at, space, email, firstname, phone_number,
      address, extra_data) values ('${id}', 1, ${row.updated}, ${row.space}, '${email}', ${row.name},
      ${row.phone}, '{}', '${row.extra}')`;
  };
  const subscriber = (id: string, email: string, updated: number, status: string) =>
    `insert into subscribers (id, created_at, updated_at, audience, email, source, tags, status)
      values ('${id}', ${updated}, ${updated}, 'news', '${email}', 's', '${id}', '${status}')`;

  it('keeps an active suppression over a later lift, with the strongest source', async () => {
    await before([
      suppression('a1', 'zoe@ｖictim.example', { changed: 5, since: 2 }),
      suppression('a2', 'zoe@victim.example', { changed: 9, since: 8, lifted: 9 }),
      suppression('a3', 'a@bücher.example', { changed: 5, since: 2, source: "'complaint'" }),
      suppression('a4', 'a@xn--bcher-kva.example', { changed: 9, since: 8 }),
      suppression('a5', 'a@bücher.example', { list: "'*'", lifted: 1 }),
    ]);
    const store = await harness().open();
    expect(await store.findSuppressions('zoe@victim.example')).toMatchObject([
      { id: 'a1', since: 2, liftedAt: null },
    ]);
    expect(await store.findSuppressions('a@BÜCHER.example')).toMatchObject([
      { id: 'a5', email: 'a@xn--bcher-kva.example', list: '*', liftedAt: 1 },
      { id: 'a4', since: 2, changedAt: 9, source: 'complaint', liftedAt: null },
    ]);
    const to = { account: 'site', email: 'ZOE@ｖictim.example', list: 'news' };
    expect(await store.isSuppressed(to)).toBe(true);
    expect(await store.listSuppressions()).toHaveLength(3);
  });

  it('merges two contacts in each data space: the newest wins, gaps are filled from the other', async () => {
    await before([
      contact('c1', 'zoe@ｖictim.example', { updated: 9, name: "'New'", extra: '{"a":1}' }),
      contact('c2', 'zoe@victim.example', { name: "'Old'", phone: "'1'", extra: '{"a":0,"b":2}' }),
      contact('c3', 'zoe@𝐯ictim.example', { updated: 5, name: "'Middle'" }),
      contact('c4', 'zoe@ｖictim.example', { space: "'test'" }),
      `insert into outbox (id, created_at, topic, payload, attempts, next_at, contact_id)
        values ('d3', 1, 'webhook.send', '{}', 0, 1, 'c2')`,
    ]);
    const store = await harness().open();
    const live = { space: 'live', email: 'zoe@victim.example', limit: 9 } as const;
    expect(await store.listContacts(live)).toMatchObject({
      rows: [{ id: 'c1', firstname: 'New', phoneNumber: '1', extraData: { a: 1, b: 2 } }],
      size: 1,
    });
    expect(await store.listContacts({ ...live, space: 'test' })).toMatchObject({ size: 1 });
    // The contact's waiting entries are moved with it.
    await store.deleteContact({ space: 'live', id: 'c1' }, unkeyed());
    expect(await store.listOutbox()).toEqual([]);
  });

  it('keeps a confirmed sign-up confirmed', async () => {
    await before([
      subscriber('a1', 'zoe@ｖictim.example', 1, 'confirmed'),
      subscriber('a2', 'zoe@victim.example', 2, 'pending'),
      subscriber('a3', 'eve@victim.example', 2, 'pending'),
    ]);
    const store = await harness().open();
    expect(await store.listSubscribers()).toMatchObject([
      { id: 'a3', email: 'eve@victim.example', status: 'pending' },
      { id: 'a2', email: 'zoe@victim.example', tags: 'a2', status: 'confirmed' },
    ]);
  });

  it('canonicalizes every other address, and leaves any other text', async () => {
    const zoe = 'Zoe@ｖictim.example';
    await before([
      `insert into enquiries (id, created_at, fullname, email, subject, body)
        values ('e1', 1, 'Zoe', '${zoe}', 'Hi', 'Hi')`,
      `insert into leads (id, created_at, type, metadata)
        values ('b1', 1, 'demo', '{"firstname":"Zoe","email":"${zoe}"}')`,
      `insert into leads (id, created_at, type, metadata)
        values ('b2', 1, 'demo', '{"email":"Call ME"}')`,
      `insert into events (id, created_at, space, event_code, contact_email, context)
        values ('e1', 1, 'live', 'paid', '${zoe}', '{}')`,
      `insert into transactionals (id, created_at, space, template_code, recipient_email, reply_to,
        subject, status) values ('d4', 1, 'live', 'a', '${zoe}', '${zoe}', 'Hi', 'sent')`,
      `insert into push_subscriptions (id, created_at, updated_at, endpoint_digest, endpoint, p256dh,
        auth, email, info) values ('d1', 1, 1, 'd', 'e', 'k', 'a', '${zoe}', '{}')`,
      `insert into push_messages (id, created_at, subscription_id, email, title)
        values ('d2', 1, 'd1', '${zoe}', 'Hi')`,
      `insert into outbox (id, created_at, topic, payload, attempts, next_at)
        values ('d3', 1, 'preferences.link', '{"email":"${zoe}"}', 0, 1)`,
    ]);
    const store = await harness().open();
    const email = 'zoe@victim.example';
    const page = { space: 'live', limit: 9 } as const;
    expect(await store.listEnquiries()).toMatchObject([{ email }]);
    expect((await store.listLeads()).map(({ metadata }) => metadata)).toEqual([
      { email: 'Call ME' },
      { firstname: 'Zoe', email },
    ]);
    expect(await store.listEvents({ ...page, contactEmail: email })).toMatchObject({ size: 1 });
    expect(await store.listTransactionals({ ...page, recipientEmail: email })).toMatchObject({
      rows: [{ recipientEmail: email, replyTo: email }],
    });
    expect(await store.listSubscriptions({ email })).toHaveLength(1);
    expect(await store.listPushMessages({ email })).toHaveLength(1);
    expect(await store.listOutbox()).toMatchObject([{ payload: { email } }]);
  });

  it('migrates a table in many chunks, and changes nothing the second time', async () => {
    const count = 600;
    const id = (at: number, kind: string) => `${String(at).padStart(5, '0')}-${kind}`;
    const numbers = Array.from({ length: count }, (_, at) => at);
    await before([
      // Pairs, the halves far apart in the order of their ids.
      ...numbers.map((at) => contact(id(at, 'a'), `zoe${at}@ｖictim.example`, { updated: 2 })),
      ...numbers.map((at) => contact(id(at + count, 'b'), `zoe${at}@victim.example`)),
    ]);
    const contactsIn = async (store: Store) => {
      const { rows, size } = await store.listContacts({ space: 'live', limit: 5_000 });
      return { size, emails: new Set(rows.map(({ email }) => email)), rows };
    };
    const first = await harness().open();
    const merged = await contactsIn(first);
    expect(merged.size).toBe(count);
    expect(merged.emails).toEqual(new Set(numbers.map((at) => `zoe${at}@victim.example`)));
    expect(new Set(merged.rows.map(({ updatedAt }) => updatedAt))).toEqual(new Set([2]));
    await first.close();
    await harness().sql('delete from schema_version where version = 14');
    expect(await contactsIn(await harness().open())).toEqual(merged);
  });
}
