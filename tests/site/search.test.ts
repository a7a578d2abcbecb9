import { describe, expect, it } from 'vitest';
import type { SearchEntry } from '../../site/docs/search/search-entry.ts';
import { searchIndex } from '../../site/docs/search/search-index.ts';
import { brotliSize, pages, read } from './built-site.ts';

const KiB = 1024;
const json = read('developers/search.json').toString();
const entries = JSON.parse(json) as SearchEntry[];
const htmlAt = new Map(pages().map(({ path, html }) => [path.replace(/\.html$/, ''), html]));

describe('the search of the documentation', () => {
  it('finds fields, errors, guides and calls', () => {
    const kinds = Object.groupBy(entries, ({ kind }) => kind);
    expect(kinds.field?.length).toBeGreaterThan(200);
    expect(kinds.error?.length).toBeGreaterThan(20);
    expect(kinds.guide?.length).toBeGreaterThan(50);
    expect(kinds.reference?.length).toBeGreaterThan(15);
  });

  it('has no broken or duplicate links', () => {
    const broken = entries.filter(({ href }) => {
      const [path = '', id] = href.split('#');
      const html = htmlAt.get(path);
      return !html || (id !== undefined && !html.includes(` id="${id}"`));
    });
    expect(broken.map(({ href }) => href)).toEqual([]);
    expect(new Set(entries.map(({ href }) => href)).size).toBe(entries.length);
  });

  it('has every page of the documentation', () => {
    const indexed = new Set(entries.map(({ href }) => href));
    const missing = [...htmlAt.keys()]
      .filter((path) => /^\/developers\/(?:guides|reference)\/./.test(path))
      .filter((path) => !indexed.has(path));
    expect(missing).toEqual([]);
  });

  it('is at most 32 KiB compressed', () => {
    expect(brotliSize(json)).toBeLessThanOrEqual(32 * KiB);
  });

  const find = searchIndex(entries);
  it.each(entries.filter(({ kind }) => kind === 'error').map(({ title }) => title))(
    'ranks the error %s first for its code',
    (code) => {
      const errors = find(code).groups.find(({ kind }) => kind === 'error');
      expect(errors?.entries[0]?.title).toBe(code);
    },
  );
});
