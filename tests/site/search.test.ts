import { describe, expect, it } from 'vitest';
import { docsSearch } from '../../domain/docs-search/docs-search.ts';
import type { SearchEntry } from '../../domain/docs-search/search-entry.ts';
import { brotliSize, pages, read } from './built-site.ts';
import { docsQueries } from './docs-queries.ts';

const KiB = 1024;
const json = read('developers/search.json').toString();
const entries = JSON.parse(json) as SearchEntry[];
const htmlAt = new Map(pages().map(({ path, html }) => [path.replace(/\.html$/, ''), html]));

describe('the search of the documentation', () => {
  it('has pages, calls, sections, webhooks, errors, fields and changes', () => {
    const kinds = Object.groupBy(entries, ({ kind }) => kind);
    expect(kinds.page?.length).toBeGreaterThan(15);
    expect(kinds.call?.length).toBeGreaterThan(12);
    expect(kinds.section?.length).toBeGreaterThan(50);
    expect(kinds.webhook?.length).toBeGreaterThan(5);
    expect(kinds.error?.length).toBeGreaterThan(20);
    expect(kinds.field?.length).toBeGreaterThan(60);
    expect(kinds.change?.length).toBeGreaterThan(10);
  });

  it('has one row for each field name', () => {
    const names = entries.filter(({ kind }) => kind === 'field').flatMap(({ names = [] }) => names);
    expect(new Set(names).size).toBe(names.length);
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

  it('is at most 40 KiB compressed', () => {
    expect(brotliSize(json)).toBeLessThanOrEqual(40 * KiB);
  });

  const find = docsSearch(entries);
  it.each(entries.filter(({ kind }) => kind === 'error').map(({ title }) => title))(
    'ranks the error %s first for its code',
    (code) => {
      expect(find(code).entries[0]?.title).toBe(code);
    },
  );

  it.each(entries.filter(({ kind }) => kind === 'page').map(({ title, href }) => [title, href]))(
    'ranks a page called %s first for its title, or after a guide of the same name',
    (title) => {
      const first = find(title).entries.slice(0, 2);
      expect(first.map((entry) => entry.title)).toContain(title);
    },
  );

  const rows = docsQueries.flatMap(([queries, first]) =>
    queries.split(', ').map((query) => [query, first] as const),
  );
  it.each(rows)('finds first by %s: %j', (query, first) => {
    const href = find(query).entries[0]?.href ?? '';
    expect(first.length === 0 ? href === '' : first.some((one) => fits(href, one)), href).toBe(
      true,
    );
  });
});

/** @param expected an address, or how it begins */
function fits(href: string, expected: string): boolean {
  return expected.endsWith('*') ? href.startsWith(expected.slice(0, -1)) : href === expected;
}
