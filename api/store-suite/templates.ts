import { expect, it } from 'vitest';
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

  it('E10 keeps the kind of a template that is stored again without one; a new one is list mail', async () => {
    const store = await harness().open();
    const put = (kind?: TemplateRow['kind']) => store.putTemplate(template({ kind }));
    for (const [asked, kept] of [
      [undefined, 'list'],
      ['action', 'action'],
      [undefined, 'action'],
      ['list', 'list'],
    ] as const) {
      expect(await put(asked)).toBe(kept);
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
    expect(await store.restoreTemplate('welcome', 1)).toBe('restored');
    expect(await store.findTemplate('welcome')).toEqual({ ...first, updatedAt: 30 });
    expect(await store.restoreTemplate('welcome', 1)).toBe('current');
    expect(await store.restoreTemplate('welcome', 3)).toBe('current');
    expect(await store.restoreTemplate('welcome', 4)).toBe('unknown');
    expect(await store.restoreTemplate('nobody', 1)).toBe('unknown');
    expect(await store.restoreTemplate('welcome', 2)).toBe('restored');
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
