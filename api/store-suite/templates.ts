import { maxTemplates } from '@grovemail/domain/delivery/template-limit.ts';
import { expect, it } from 'vitest';
import { StaleTemplateError, TooManyTemplatesError } from '../store/database/errors.ts';
import type { NewTemplate, TemplateRow } from '../store/templates/template-store.ts';
import { dataOfVersion } from './data-of-version.ts';
import { hostileTexts } from './hostile-texts.ts';
import type { StoreHarness } from './store-harness.ts';

/** One template per code: the last one stored. */
export function templates(harness: () => StoreHarness): void {
  it('replaces a template, which keeps its time of creation', async () => {
    let now = 10;
    const store = await harness().open(() => now);
    await store.putTemplate(template());
    now = 20;
    const changed = { subject: 'Hello', html: '<p>Hello</p>', plain: 'Hello' };
    await store.putTemplate(template({ createdAt: 20, ...changed }));
    const expected = { ...template(), ...changed, updatedAt: 20 };
    expect(await store.findTemplate('welcome')).toEqual(expected);
    await store.putTemplate(template({ createdAt: 20 }));
    expect(await store.findTemplate('welcome')).toEqual({ ...template(), updatedAt: 20 });
    expect(await store.listTemplates()).toHaveLength(1);
  });

  it('stores over the version that was seen, and over no other', async () => {
    const store = await harness().open();
    const put = (subject: string, over: number | null) =>
      store.putTemplate(template({ subject, over }));
    await expect(put('First', 1)).rejects.toBeInstanceOf(StaleTemplateError);
    expect(await put('First', null)).toMatchObject({ version: 1 });
    await expect(put('Other', null)).rejects.toBeInstanceOf(StaleTemplateError);
    const both = await Promise.allSettled([put('One', 1), put('Other', 1)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await store.readTemplate('welcome')).toMatchObject({ version: 2 });
  });

  it('E10 keeps the kind of a template that is stored again without one; a new one is list mail', async () => {
    const store = await harness().open();
    const put = (kind?: TemplateRow['kind']) => store.putTemplate(template({ kind }));
    for (const [asked, kept] of [
      [undefined, 'list'],
      ['action', 'action'],
      [undefined, 'action'],
      ['list', 'list'],
    ] as const) {
      expect(await put(asked)).toMatchObject({ kind: kept });
      expect(await store.findTemplate('welcome')).toMatchObject({ kind: kept });
    }
    await expect(put('other' as 'list')).rejects.toBeInstanceOf(Error);
  });

  it('E10 gives an earlier version’s templates a kind: list if they contain the link', async () => {
    const html = {
      link: '<a href="@preferences_link">',
      none: '<p>preferences_link</p>',
      longer: '<p>@preferences_links, ada@preferences_link.example</p>',
      text: '<p>Hello</p>',
    };
    const rows = Object.entries(html).map(
      ([code, text]) =>
        `insert into templates values ('${code}', 1, 2, 'S', '${text}', ${code === 'text' ? `'Stop: @preferences_link'` : 'null'})`,
    );
    await dataOfVersion(harness(), 25, rows);
    const store = await harness().open();
    const kinds = (await store.listTemplates()).map(({ code, kind }) => [code, kind]);
    expect(Object.fromEntries(kinds)).toEqual({
      link: 'list',
      none: 'action',
      longer: 'action',
      text: 'list',
    });
    expect(await store.findTemplate('link')).toMatchObject({
      createdAt: 1,
      updatedAt: 2,
      plain: null,
    });
  });

  it('keeps the earlier version of a template, unless it is stored unchanged', async () => {
    let now = 10;
    const store = await harness().open(() => now);
    expect(await store.listTemplateVersions('welcome')).toEqual([]);
    for (const subject of ['One', 'Two', 'Two', 'Three']) {
      await store.putTemplate(template({ subject }));
      now += 10;
    }
    await store.putTemplate(template({ code: 'other' }));
    const versions = await store.listTemplateVersions('welcome');
    expect(versions.map(({ version, storedAt, subject }) => [version, storedAt, subject])).toEqual([
      [3, 40, 'Three'],
      // When it was last stored.
      [2, 30, 'Two'],
      [1, 10, 'One'],
    ]);
    const { code: _code, createdAt: _createdAt, ...content } = template({ subject: 'One' });
    expect(versions.at(-1)).toEqual({ version: 1, storedAt: 10, ...content });
  });

  it('restores a version as a new one, so that this can be undone', async () => {
    let now = 10;
    const store = await harness().open(() => now);
    const first = template({ subject: 'One', plain: 'One', kind: 'action' });
    await store.putTemplate(first);
    now = 20;
    await store.putTemplate(template({ subject: 'Two' }));
    now = 30;
    const restored = { ...first, version: 3, updatedAt: 30 };
    expect(await store.restoreTemplate('welcome', 1)).toEqual({
      template: restored,
      isChange: true,
    });
    expect(await store.findTemplate('welcome')).toEqual({ ...first, updatedAt: 30 });
    const unchanged = { template: restored, isChange: false };
    expect(await store.restoreTemplate('welcome', 1)).toEqual(unchanged);
    expect(await store.restoreTemplate('welcome', 3)).toEqual(unchanged);
    expect(await store.restoreTemplate('welcome', 4)).toBeNull();
    expect(await store.restoreTemplate('nobody', 1)).toBeNull();
    expect(await store.restoreTemplate('welcome', 2)).toMatchObject({ isChange: true });
    const subjects = (await store.listTemplateVersions('welcome')).map(({ subject }) => subject);
    expect(subjects).toEqual(['Two', 'One', 'Two', 'One']);
  });

  it('loses no version when two operators store a template concurrently', async () => {
    const store = await harness().open();
    const other = await harness().open();
    await store.putTemplate(template({ subject: 'First' }));
    const subjects = Array.from({ length: 10 }, (_, at) => `${at}`);
    await Promise.all(
      subjects.map((subject, at) => (at % 2 ? store : other).putTemplate(template({ subject }))),
    );
    const versions = await store.listTemplateVersions('welcome');
    expect(versions.map(({ subject }) => subject).toSorted()).toEqual(
      [...subjects, 'First'].toSorted(),
    );
  });

  it('reads a template as it is or was, with the number of its version', async () => {
    let now = 10;
    const store = await harness().open(() => now);
    expect(await store.readTemplate('welcome')).toBeNull();
    await store.putTemplate(template({ subject: 'One', kind: 'action' }));
    now = 20;
    const stored = await store.putTemplate(template({ subject: 'Two', createdAt: 20 }));
    const second = { ...template({ subject: 'Two' }), version: 2, updatedAt: 20 };
    expect(stored).toEqual(second);
    expect(await store.readTemplate('welcome')).toEqual(second);
    expect(await store.readTemplate('welcome', 2)).toEqual(second);
    const first = { ...template({ subject: 'One', kind: 'action' }), version: 1, updatedAt: 10 };
    expect(await store.readTemplate('welcome', 1)).toEqual(first);
    for (const version of [0, -1, 3, 999_999_999]) {
      expect(await store.readTemplate('welcome', version)).toBeNull();
    }
  });

  it('pages through templates and versions without their contents', async () => {
    let now = 10;
    const store = await harness().open(() => now);
    for (const code of ['b', 'a', 'c']) await store.putTemplate(template({ code }));
    for (const subject of ['Two', 'Three']) {
      now += 10;
      await store.putTemplate(template({ code: 'b', subject }));
    }
    const first = await store.pageTemplates({ limit: 2 });
    const { html: _html, plain: _plain, ...heading } = template({ code: 'a' });
    expect(first).toEqual({
      rows: [
        { ...heading, version: 1, updatedAt: 10 },
        { ...heading, code: 'b', subject: 'Three', version: 3, updatedAt: 30 },
      ],
      size: 3,
    });
    const codes = async (after: string) =>
      (await store.pageTemplates({ limit: 2, after })).rows.map(({ code }) => code);
    expect([await codes('b'), await codes('c')]).toEqual([['c'], []]);

    const versions = async (before?: number) => {
      const page = await store.pageTemplateVersions('b', { limit: 2, before });
      return [page?.size, ...(page?.rows ?? []).map(({ version, subject }) => [version, subject])];
    };
    expect(await versions()).toEqual([3, [3, 'Three'], [2, 'Two']]);
    expect(await versions(9)).toEqual([3, [3, 'Three'], [2, 'Two']]);
    expect(await versions(3)).toEqual([3, [2, 'Two'], [1, 'Welcome, @firstname']]);
    expect(await versions(2)).toEqual([3, [1, 'Welcome, @firstname']]);
    expect(await versions(1)).toEqual([3]);
    expect(await store.pageTemplateVersions('nobody', { limit: 2 })).toBeNull();
    const [newest] = (await store.pageTemplateVersions('b', { limit: 1 }))?.rows ?? [];
    expect(newest).toEqual({ version: 3, storedAt: 30, kind: 'list', subject: 'Three' });
  });

  it('removes a template with its versions; its code then starts anew', async () => {
    const store = await harness().open(() => 5);
    expect(await store.removeTemplate('welcome')).toBe('unknown');
    for (const subject of ['One', 'Two']) await store.putTemplate(template({ subject }));
    await store.putTemplate(template({ code: 'other' }));
    for (const code of ['Welcome', 'welcom_', '%']) {
      expect(await store.removeTemplate(code)).toBe('unknown');
    }
    expect(await store.removeTemplate('welcome')).toBe('removed');
    expect(await store.removeTemplate('welcome')).toBe('unknown');
    expect(await store.readTemplate('welcome')).toBeNull();
    expect(await store.restoreTemplate('welcome', 1)).toBeNull();
    expect((await store.listTemplates()).map(({ code }) => code)).toEqual(['other']);
    const again = await store.putTemplate(template({ subject: 'Three', createdAt: 7 }));
    expect(again).toMatchObject({ version: 1, createdAt: 7, kind: 'list' });
    expect(await store.listTemplateVersions('welcome')).toHaveLength(1);
  });

  it('keeps no version without its template when it is stored and removed concurrently', async () => {
    const stores = [await harness().open(), await harness().open()] as const;
    for (const round of Array.from({ length: 15 }).keys()) {
      await stores[0].putTemplate(template({ subject: 'First' }));
      await stores[0].putTemplate(template({ subject: `Second ${round}` }));
      await Promise.all([
        stores[0].putTemplate(template({ subject: `Third ${round}` })),
        stores[1].removeTemplate('welcome'),
        stores[0].restoreTemplate('welcome', 1),
        stores[1].putTemplate(template({ subject: `Fourth ${round}` })),
        stores[0].removeTemplate('welcome'),
      ]);
      await stores[1].removeTemplate('welcome');
      expect(await stores[0].putTemplate(template())).toMatchObject({ version: 1 });
      expect(await stores[1].listTemplateVersions('welcome')).toHaveLength(1);
    }
  });

  it('stores no more than a server may have, however they came in', async () => {
    await dataOfVersion(harness(), 34, [
      `insert into templates (code, created_at, updated_at, kind, subject, html, plain)
        with recursive numbers(i) as (select 1 union all select i + 1 from numbers where i < ${maxTemplates - 1})
        select 'code-' || i, 1, 1, 'list', 'S', '<p>x</p>', null from numbers`,
    ]);
    const store = await harness().open();
    const stores = [store, await harness().open()] as const;
    const added = await Promise.allSettled(
      Array.from({ length: 6 }, (_, at) =>
        stores[at % 2 === 0 ? 0 : 1].putTemplate(template({ code: `new-${at}` })),
      ),
    );
    expect(added.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(store.putTemplate(template())).rejects.toBeInstanceOf(TooManyTemplatesError);
    expect(await store.findTemplate('welcome')).toBeNull();
    expect(await store.putTemplate(template({ code: 'code-7' }))).toMatchObject({ version: 2 });
    expect((await store.pageTemplates({ limit: 1 })).size).toBe(maxTemplates);
    // A removed template makes room, for itself or for another one.
    const codes = ['code-1', 'code-2', 'code-3'];
    await Promise.allSettled(
      codes.flatMap((code, at) => [
        stores[0].removeTemplate(code),
        stores[1].putTemplate(template({ code })),
        stores[at % 2 === 0 ? 0 : 1].putTemplate(template({ code: `late-${at}` })),
      ]),
    );
    expect((await store.listTemplates()).length).toBeLessThanOrEqual(maxTemplates);
  });

  it('lists templates by code', async () => {
    const store = await harness().open(() => 5);
    expect(await store.listTemplates()).toEqual([]);
    for (const code of ['b', 'a', 'c']) await store.putTemplate(template({ code }));
    expect(await store.listTemplates()).toEqual(
      ['a', 'b', 'c'].map((code) => ({ ...template({ code }), updatedAt: 5 })),
    );
  });

  it.each(['', 'Welcome', 'welcome ', 'welcom_', '%', `' or '' = '`])(
    'finds no template by %j',
    async (code) => {
      const store = await harness().open();
      await store.putTemplate(template());
      expect(await store.findTemplate(code)).toBeNull();
    },
  );

  it.each(hostileTexts)('round-trips any text: %s', async (_name, text) => {
    const store = await harness().open(() => 5);
    // As long as the contract allows a code to be: not every index accepts long text.
    const one = template({ code: text.slice(0, 100), subject: text, html: text, plain: text });
    await store.putTemplate(one);
    expect(await store.findTemplate(one.code)).toEqual({ ...one, updatedAt: 5 });
  });
}

function template(changes: Partial<NewTemplate> = {}): NewTemplate {
  return {
    code: 'welcome',
    createdAt: 1,
    kind: 'list',
    subject: 'Welcome, @firstname',
    html: '<p>Welcome, @firstname</p>',
    plain: null,
    ...changes,
  };
}
