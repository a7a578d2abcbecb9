// Long: the cases of one aggregate, for both engines.
import type { SuppressionSource } from '@grovemail/domain/preferences/suppression-source.ts';
import { describe, expect, it } from 'vitest';
import type { DatabaseRow } from '../store/database/transaction.ts';
import { openTables } from '../store/engines/open-tables.ts';
import { personTables } from '../store/persons/person-tables.ts';
import { keyedDigest } from '../store/secrets/keyed-digest.ts';
import type { Acceptance } from '../store/submissions/submission-store.ts';
import type { TableShape } from '../store/tables/tables.ts';
import { acceptance, enquiry, lead, subscriber } from './acceptances.ts';
import { suppression as suppressionWith } from './account-calls.ts';
import { digestKey, personRows } from './person-rows.ts';
import type { StoreHarness } from './store-harness.ts';

const zoe = ['a@b.co', 'A@B.CO', 'a@ｂ.co', 'a@B.ＣＯ'] as const;
const withKey = `insert into secrets (name, created_at, value) values ('digest', 1, '${digestKey}')`;

/** A person is found in every table, in any spelling of the address, and erased without affecting others. */
export function persons(harness: () => StoreHarness): void {
  async function storeWith(...rows: readonly string[]) {
    const store = await harness().open();
    await harness().sql([withKey, ...rows].join(';\n'));
    return store;
  }

  let shapes: TableShape[] | null = null;

  /** Every row of every table. */
  async function dump(): Promise<Map<string, DatabaseRow[]>> {
    const tables = await openTables(harness().address, 'read');
    const all = new Map<string, DatabaseRow[]>();
    // A shared server takes seconds to list them.
    shapes ??= await tables.shapes();
    for (const shape of shapes) {
      const rows: DatabaseRow[] = [];
      for await (const page of tables.pages(shape)) rows.push(...page);
      all.set(shape.name, rows);
    }
    await tables.close();
    return all;
  }

  const rowsWith = (all: Map<string, DatabaseRow[]>, pattern: RegExp) =>
    [...all].flatMap(([table, rows]) =>
      rows.filter((row) => pattern.test(JSON.stringify(row))).map((row) => ({ table, row })),
    );

  describe('the list of tables', () => {
    it('names every table of the schema, its key and existing columns', async () => {
      await harness().open();
      const tables = await openTables(harness().address, 'read');
      const shapes = await tables.shapes();
      await tables.close();
      expect(
        personTables.map(({ table }) => table).toSorted(),
        'Say in persons/person-tables.ts which columns of the new table hold personal data.',
      ).toEqual(shapes.map(({ name }) => name).toSorted());
      for (const declared of personTables) {
        if ('nobody' in declared) continue;
        const shape = shapes.find(({ name }) => name === declared.table);
        expect(declared.key, declared.table).toEqual(shape?.key);
        const { json = [], owner = [], partOf = {}, named = [], written = [] } = declared;
        const named_ = [...json, ...named, ...written, ...Object.keys(partOf)];
        for (const column of [...named_, ...owner.map((place) => place.column)]) {
          expect(shape?.columns, declared.table).toContain(column);
        }
      }
    });

    it('lists each table after those its rows refer to', () => {
      const order = personTables.map(({ table }) => table);
      for (const [at, declared] of personTables.entries()) {
        if ('nobody' in declared) continue;
        const before = Object.values(declared.partOf ?? {}).flat();
        for (const table of before) {
          expect(order.slice(0, at), `${declared.table} of ${table}`).toContain(table);
        }
      }
    });
  });

  it('finds a person in every table, in any spelling of the address', async () => {
    const store = await storeWith(...personRows('zoe', zoe), ...personRows('bob', ['aa@b.co']));
    for (const spelling of [...zoe, ' A@b.co ']) {
      const { address, rows } = await store.readPerson(spelling);
      expect(address).toBe('a@b.co');
      expect(new Set(rows.map(({ table }) => table))).toEqual(
        new Set(personTables.flatMap((table) => ('nobody' in table ? [] : table.table))),
      );
      const expected = rowsWith(await dump(), /zoe/).length;
      // The counters contain no tag, and there are two of them.
      expect(rows).toHaveLength(expected + 2);
      expect(JSON.stringify(rows)).not.toMatch(/bob|aa@b\.co/);
    }
  });

  it('finds what an index knows at once, and nobody else’s rows', async () => {
    const store = await storeWith(
      ...personRows('zoe', ['a@b.co']),
      ...personRows('bob', ['aa@b.co']),
    );
    const own = await store.findOwnRows('A@ｂ.co');
    expect(own.address).toBe('a@b.co');
    const count = (rows: { table: string }[]) =>
      Object.fromEntries(
        [...Map.groupBy(rows, ({ table }) => table)].map(([name, all]) => [name, all.length]),
      );
    expect(count(own.rows)).toEqual({
      contacts: 3,
      subscribers: 1,
      events: 1,
      transactionals: 1,
      delivery_attempts: 1,
      transactional_copies: 1,
      mail_previews: 1,
      push_subscriptions: 1,
      push_messages: 1,
      push_actions: 1,
      mail_reports: 1,
      suppressions: 2,
      outbox: 1,
      endpoint_deliveries: 1,
    });
    const { rows } = await store.readPerson('a@b.co');
    for (const row of own.rows) expect(rows).toContainEqual(row);
  });

  it('reports how many rows of all it has looked at', async () => {
    const store = await storeWith(...personRows('zoe', zoe));
    const seen: number[] = [];
    await store.readPerson('a@b.co', (done, total) => seen.push(done / total));
    expect(seen).toEqual(seen.toSorted((one, other) => one - other));
    expect(seen.at(-1)).toBe(1);
  });

  it('finds and erases the rows among many others, and many of them', async () => {
    const id = (n: string) => `'${n}-' || substr(cast(1000000000000 + n as text), 2)`;
    const numbers = (count: number) =>
      `with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${count})`;
    const store = await storeWith(
      `${numbers(10_000)} insert into events (id, created_at, space, event_code, contact_email, context)
        select ${id('e')}, n, 'live', 'e', 'bob@b.co',
          case when n % 2500 = 0 then '{"by":"a@b.co"}' else '{}' end from numbers`,
      `${numbers(700)} insert into transactionals
        (id, created_at, space, template_code, recipient_email, subject, status)
        select ${id('m')}, n, 'live', 't', 'a@b.co', 's', 'sent' from numbers`,
      `${numbers(700)} insert into delivery_attempts (id, transactional_id, created_at, outcome, reply)
        select ${id('a')}, ${id('m')}, n, 'sent', '250' from numbers`,
      `${numbers(700)} insert into outbox (id, created_at, topic, payload, attempts, next_at)
        select ${id('o')}, n, 't', '{"transactionalId":"' || ${id('m')} || '"}', 0, 1 from numbers`,
    );
    const { rows } = await store.readPerson('a@b.co');
    expect(rows.filter(({ role }) => role === 'own')).toHaveLength(3 * 700);
    expect(rows.filter(({ role }) => role === 'named')).toHaveLength(4);
    expect((await store.findOwnRows('a@b.co')).rows).toHaveLength(2 * 700);
    expect(await store.erasePerson('a@b.co')).toMatchObject({ isComplete: true });
    expect(rowsWith(await dump(), /a@b\.co|m-0/)).toEqual([]);
  });

  it.each([
    ['ада@b.co', 'АДА@ｂ.co'],
    ['zoë@b.co', 'ZOE\u0308@b.co'],
    ['kim@b.co', '\u{212a}IM@b.co'],
  ])('finds %s in every table, spelled %s', async (email, spelling) => {
    const store = await storeWith(...personRows('tag', [email, spelling]));
    const { rows } = await store.readPerson(email);
    expect(rows).toHaveLength(rowsWith(await dump(), /tag/).length + 2);
  });

  it('exports whole rows, with parsed JSON and times in UTC', async () => {
    const store = await storeWith(...personRows('zoe', zoe));
    const { rows } = await store.readPerson('a@b.co');
    const record = (table: string) => rows.findLast((row) => row.table === table)?.record;
    expect(record('contacts')).toMatchObject({
      id: 'zoe-contact-zoe-visitor',
      space: 'zoe-visitor',
      created_at: '1970-01-01T00:00:00.001Z',
      address: { street: 'zoe' },
      extra_data: { a: 'zoe' },
    });
    expect(record('leads')).toMatchObject({ metadata: { firstname: 'zoe' } });
    expect(record('suppressions')).toMatchObject({ list: 'news', source: 'page' });
    expect(record('outbox')).toMatchObject({ payload: { recordId: 'zoe-enquiry' } });
  });

  it.each([
    ['a tag', 'a+news@b.co', 'a@b.co'],
    ['dots at Gmail', 'a.d.a@gmail.com', 'ada@gmail.com'],
  ])('erases the counts of the mailbox of an address with %s', async (_, address, mailbox) => {
    const store = await storeWith(
      `insert into use_counts (key, count, resets_at)
        values ('mailed:${keyedDigest(digestKey)(mailbox)}', 1, 9)`,
    );
    await store.erasePerson(address);
    expect((await dump()).get('use_counts')).toEqual([]);
  });

  it('erases a person in every table, and changes nobody else’s rows', async () => {
    const neighbours = [
      ['bob', 'aa@b.co'],
      ['uma', 'a@b.com'],
      ['ida', 'a@b.co.uk'],
      ['joe', 'a+news@b.co'],
      ['kim', 'x.a@b.co'],
      ['pia', '%@b.co'],
      ['mia', '_@b.co'],
    ] as const;
    const store = await storeWith(
      ...personRows('zoe', zoe),
      ...neighbours.flatMap(([tag, email]) => personRows(tag, [email])),
    );
    const before = await dump();
    const erased = await store.erasePerson('A@ｂ.co');
    expect(erased).toMatchObject({ isComplete: true, traces: null });
    expect(erased.rows.map(({ role }) => role).filter((role) => role !== 'own')).toEqual([
      'suppression',
    ]);

    const after = await dump();
    expect(rowsWith(after, /"[^"]*(?<![\w.+%])a@(b|ｂ)\.co(?![.\w])/i)).toEqual([]);
    // Of the suppression, only the fact, under its own id.
    const kept = rowsWith(after, /zoe/);
    expect(kept).toEqual([
      {
        table: 'suppressions',
        row: {
          id: 'zoe-stop',
          account: 'site',
          list: 'news',
          since: 1,
          changed_at: 2,
          source: 'page',
          lifted_at: null,
          ends_at: null,
          contact_id: null,
          reason: null,
          change_id: 'zoe-stop',
          email: expect.stringMatching(/^erased:[\w-]{43}$/),
        },
      },
    ]);
    for (const [tag] of neighbours) {
      // Whole words, since the keyed hash of the erased address may contain these letters.
      const pattern = new RegExp(`\\b${tag}\\b`);
      expect(rowsWith(after, pattern)).toEqual(rowsWith(before, pattern));
    }
    expect(after.get('use_counts')).toHaveLength(2 * neighbours.length);
    expect(await store.erasePerson('a@b.co')).toEqual({ rows: [], isComplete: true, traces: null });
  });

  it.each(['%_@b.co', '_@b.co', '%@b.co'])('treats nothing in %s as a wildcard', async (email) => {
    const store = await storeWith(
      ...personRows('zoe', [email]),
      ...['ab@b.co', 'x@b.co', '%x@b.co'].flatMap((other, at) => personRows(`bob${at}`, [other])),
    );
    const before = rowsWith(await dump(), /bob/);
    await store.erasePerson(email);
    expect(rowsWith(await dump(), /bob/)).toEqual(before);
    expect(rowsWith(await dump(), /zoe/)).toMatchObject([{ table: 'suppressions' }]);
  });

  it('finds what others wrote between punctuation of any script', async () => {
    const bodies = [
      'Please remove “dana@forms.example”',
      'mailto:dana@forms.example?subject=x',
      '担当者：dana@forms.example、よろしく',
      '«dana@forms.example»',
      'Please remove dana@forms.example from the list',
      '宛先：ｄａｎａ＠ｆｏｒｍｓ．ｅｘａｍｐｌｅ',
      'https://shop.example/?who=DANA%40forms.example&x=1',
      'not: jordana@forms.example, dana@forms.example.org',
    ];
    const store = await storeWith(
      ...bodies.map(
        (body, at) => `insert into enquiries (id, created_at, fullname, email, subject, body)
          values ('q${at}', 1, 'Bob', 'bob@b.co', 's', '${body}')`,
      ),
    );
    const { rows } = await store.readPerson('dana@forms.example');
    expect(rows.map(({ record }) => record.id)).toEqual(['q0', 'q1', 'q2', 'q3', 'q4', 'q5', 'q6']);
    expect(rows.every(({ role }) => role === 'mentioned')).toBe(true);
    await store.erasePerson('dana@forms.example');
    expect((await store.readPerson('dana@forms.example')).rows).toHaveLength(7);
  });

  it('removes the address from other people’s rows, and keeps what they wrote', async () => {
    const message = { bcc: ['A@b.co', 'desk@b.co'], html: 'Hello a@b.co', attachments: [] };
    const store = await storeWith(
      `insert into contacts (id, created_at, updated_at, space, email, address, extra_data)
        values ('c', 1, 1, 'live', 'bob@b.co', '{}', '{"partner":"a@B.co","note":"with a@b.co"}')`,
      `insert into events (id, created_at, space, event_code, contact_email, context)
        values ('e', 1, 'live', 'e', 'bob@b.co', '{"by":"a@b.co","of":{"all":["a@b.co","b"]}}')`,
      `insert into transactionals (id, created_at, space, template_code, recipient_email, reply_to, subject, status, message)
        values ('m', 1, 'live', 't', 'bob@b.co', 'a@b.co', 's', 'queued', '${JSON.stringify(message)}')`,
      `insert into enquiries (id, created_at, fullname, email, subject, body)
        values ('q', 1, 'Bob', 'bob@b.co', 'About a@b.co', 'b')`,
      `insert into outbox (id, created_at, topic, payload, attempts, next_at)
        values ('o', 1, 'new', '{"webhookId":"w","deep":{"cc":"a@b.co"}}', 0, 1)`,
    );
    const { rows } = await store.readPerson('a@b.co');
    expect(rows.map(({ table, role, record }) => ({ table, role, record }))).toMatchObject([
      { table: 'contacts', role: 'named', record: { id: 'c', named_in: ['extra_data'] } },
      { table: 'enquiries', role: 'mentioned', record: { id: 'q', mentioned_in: ['subject'] } },
      { table: 'events', role: 'named', record: { id: 'e', named_in: ['context'] } },
      {
        table: 'transactionals',
        role: 'named',
        record: { id: 'm', named_in: ['reply_to', 'message'] },
      },
      { table: 'outbox', role: 'named', record: { id: 'o', named_in: ['payload'] } },
    ]);
    // Nobody else's data is exported with it.
    expect(JSON.stringify(rows)).not.toMatch(/bob@|desk@|"Bob"/);

    const erased = await store.erasePerson('a@b.co');
    expect(erased.rows.map(({ role }) => role)).toEqual(['named', 'named', 'named', 'named']);
    const all = await dump();
    expect(all.get('contacts')).toMatchObject([{ extra_data: '{"note":"with a@b.co"}' }]);
    expect(all.get('events')).toMatchObject([{ context: '{"of":{"all":["b"]}}' }]);
    expect(all.get('transactionals')).toMatchObject([
      { reply_to: null, message: JSON.stringify({ ...message, bcc: ['desk@b.co'] }) },
    ]);
    expect(all.get('enquiries')).toMatchObject([{ subject: 'About a@b.co' }]);
    expect(all.get('outbox')).toMatchObject([{ payload: '{"webhookId":"w","deep":{}}' }]);
  });

  it('exports only the person’s part of a response about many', async () => {
    const body = { data: [{ contact: { email: 'a@b.co', name: 'Zoe' } }, { email: 'bob@b.co' }] };
    const store = await storeWith(
      `insert into idempotency (operation, key, fingerprint, status, body, expires_at)
        values ('POST /v1/contacts/batch', 'k', 'f', 200, '${JSON.stringify(body)}', 9)`,
    );
    const { rows } = await store.readPerson('a@b.co');
    expect(rows).toMatchObject([{ record: { body: [{ email: 'a@b.co', name: 'Zoe' }] } }]);
    expect(JSON.stringify(rows)).not.toContain('bob@');
    await store.erasePerson('a@b.co');
    expect((await dump()).get('idempotency')).toEqual([]);
  });

  const email = 'a@b.co';
  it.each<[string, Acceptance['record'][]]>([
    ['an enquiry', [enquiry({ email })]],
    ['a lead', [lead({ metadata: { email } })]],
    ['a newsletter sign-up', [subscriber({ email })]],
    ['a second sign-up, which keeps the first row', [subscriber({ email }), subscriber({ email })]],
  ])('erases the response to %s, though it names nobody', async (_, records) => {
    const store = await storeWith();
    const response = { status: 200, body: '{"payload":"Thank you."}' };
    const kept = { response, expiresAt: 4_000_000_000_000 };
    for (const record of records) await store.accept(acceptance(record, kept));
    await store.accept(acceptance(enquiry({ email: 'bob@b.co' }), kept));
    await store.erasePerson(email);
    expect((await dump()).get('idempotency')).toHaveLength(1);
  });

  describe('a suppression of an erased person', () => {
    const email = 'a@b.co';
    const suppression = (source: SuppressionSource, list: string, at = 5) =>
      suppressionWith({ email, list, contactId: 'c', source, at });

    it('applies to every spelling, list and kind it covered, and no other', async () => {
      const store = await storeWith();
      await store.suppress(suppression('page', 'news'));
      await store.suppress(suppression('complaint', '*'));
      await store.suppress({ ...suppression('operator', 'news'), account: 'shop' });
      await store.erasePerson(email);
      for (const spelling of zoe) {
        const to = { account: 'site', email: spelling };
        expect(await store.isSuppressed({ ...to, list: 'news' })).toBe(true);
        expect(await store.isSuppressed({ ...to, list: 'any' })).toBe(true);
        expect(await store.isSuppressed({ ...to, account: 'shop', list: 'news' })).toBe(true);
        expect(await store.isSuppressed({ ...to, account: 'shop', list: 'any' })).toBe(false);
        expect(await store.findSuppressions(spelling)).toMatchObject([
          { email, account: 'shop', source: 'operator', contactId: null },
          { email, list: '*', source: 'complaint', since: 5, liftedAt: null },
          { email, list: 'news', source: 'page' },
        ]);
      }
      const neighbour = { account: 'site', email: 'aa@b.co', list: 'news' };
      expect(await store.isSuppressed(neighbour)).toBe(false);
      expect(await store.readPerson(email)).toMatchObject({
        rows: [{ role: 'kept' }, { role: 'kept' }, { role: 'kept' }],
      });
      expect(JSON.stringify(await store.listSuppressions())).not.toContain('@');
    });

    it('is lifted by an operator, and by a newer confirmed sign-up', async () => {
      const store = await storeWith();
      await store.suppress(suppression('page', 'news'));
      await store.suppress(suppression('page', 'shop'));
      await store.erasePerson(email);
      const shop = { account: 'site', email, list: 'shop' };
      expect(await store.liftSuppression({ ...shop, isAsked: true })).toBe('lifted');
      expect(await store.isSuppressed({ account: 'site', email, list: 'shop' })).toBe(false);

      await harness().sql(`insert into subscribers (id, created_at, updated_at, audience, email, source, tags, status)
        values ('s', 9, 9, 'news', 'a@b.co', 's', 't', 'pending')`);
      expect(await store.confirmSubscriber('news', email)).toBe(true);
      expect(await store.isSuppressed({ account: 'site', email, list: 'news' })).toBe(false);
    });

    it('stays one suppression with its first date when repeated, which no Undo lifts', async () => {
      const store = await harness().open(() => day);
      await store.suppress(suppression('page', 'news', 5));
      await store.erasePerson(email);
      const again = suppression('page', 'news', day);
      expect(await store.suppress(again)).toEqual({ canUndo: false });
      expect(await store.findSuppressions(email)).toMatchObject([{ since: 5, changedAt: day }]);
      await store.erasePerson(email);
      expect(await store.undoSuppression(again.changeId)).toBe(false);
      expect(await store.isSuppressed({ account: 'site', email, list: 'news' })).toBe(true);
      expect(await store.listSuppressions()).toHaveLength(1);
    });
  });
}

const day = 24 * 60 * 60_000;
