import { describe, expect, it } from 'vitest';
import type { StoreHarness } from './store-harness.ts';

/** The log of operators' actions can be read, and nobody can change it. */
export function audit(harness: () => StoreHarness): void {
  const row = (id: string, at: number, subject: string | null = null) =>
    `insert into audit (id, created_at, operator, command, subject)
      values ('${id}', ${at}, 'ada', 'keys revoke', ${subject === null ? 'null' : `'${subject}'`})`;

  it('lists entries newest first, since a given time, page by page', async () => {
    const store = await harness().open();
    await harness().sql([row('1', 1), row('2', 2, 'id'), row('3', 3)].join(';\n'));
    const ids = async (page?: Parameters<typeof store.listAudit>[0]) =>
      (await store.listAudit(page)).map(({ id }) => id);
    expect(await ids()).toEqual(['3', '2', '1']);
    expect(await ids({ since: 2 })).toEqual(['3', '2']);
    expect(await ids({ limit: 1, before: '3' })).toEqual(['2']);
    expect(await ids({ email: 'a@b.co' })).toEqual([]);
    expect((await store.listAudit({ limit: 2 }))[1]).toEqual({
      id: '2',
      createdAt: 2,
      operator: 'ada',
      givenName: null,
      command: 'keys revoke',
      subject: 'id',
    });
  });

  it('narrows them by day, name and command', async () => {
    const store = await harness().open();
    await harness().sql(
      `insert into audit (id, created_at, operator, given_name, command) values
        ('1', 1, 'root', 'kofi', 'console keys create'), ('2', 2, 'root', null, 'keys revoke'),
        ('3', 3, 'kofi', null, 'templates put')`,
    );
    const ids = async (page: Parameters<typeof store.listAudit>[0]) =>
      (await store.listAudit(page)).map(({ id }) => id);
    expect(await ids({ since: 2, until: 3 })).toEqual(['2']);
    expect(await ids({ who: 'kofi' })).toEqual(['3', '1']);
    expect(await ids({ commands: ['keys ', 'console keys '] })).toEqual(['2', '1']);
    expect(await ids({ who: 'root', commands: ['templates '] })).toEqual([]);
    expect(await store.listAuditNames()).toEqual(['kofi', 'root']);
  });

  it('finds them by a text, by a subject with another name, and from an id on', async () => {
    const store = await harness().open();
    await harness().sql(
      [row('1', 1, 'Template:news'), row('2', 2, 'key:7'), row('3', 3)].join(';\n'),
    );
    const ids = async (text: string, subjects: string[] = [], firstId = '') =>
      (await store.listAudit({ containing: { text, subjects }, firstId })).map(({ id }) => id);
    expect(await ids('template')).toEqual(['1']);
    expect(await ids('REVOKE')).toEqual(['3', '2', '1']);
    expect(await ids('REVOKE', [], '2')).toEqual(['3', '2']);
    expect(await ids('shop', ['key:7', 'key:8'])).toEqual(['2']);
    expect(await ids('shop')).toEqual([]);
  });

  describe('the database rejects', () => {
    it.each([
      ['a change', "update audit set operator = 'eve'"],
      ['a change of one row', "update audit set created_at = 0 where id = '1'"],
      ['a deletion', 'delete from audit'],
    ])('%s', async (_name, sql) => {
      const store = await harness().open();
      await harness().sql(row('1', 1));
      const before = await store.listAudit();
      await expect(harness().sql(sql)).rejects.toThrow('The audit log is append-only.');
      expect(await store.listAudit()).toEqual(before);
    });
  });
}
