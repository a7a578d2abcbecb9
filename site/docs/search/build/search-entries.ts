import type { SearchEntry } from '@grovemail/domain/docs-search/search-entry.ts';
import type { ContractDocument } from '../../reference/model/document.ts';
import { errorPages, statusName } from '../../reference/model/error-pages.ts';
import { referencePages } from '../../reference/model/reference-pages.ts';
import { type FieldUse, fieldEntries, fieldUses } from './field-entries.ts';
import { pageSections } from './page-sections.ts';

/** A built page, in the order of the navigation. */
export interface BuiltPage {
  path: string;
  html: string;
  /** Its entry in the navigation. */
  label: string;
}

/**
 * All entries of the documentation's search index.
 * @param pages guides, and the first page of the reference
 * @param starts paths of the pages shown before anything is typed
 * @throws Error if one of them does not exist
 */
export function searchEntries(
  pages: readonly BuiltPage[],
  contract: ContractDocument,
  starts: readonly string[],
): SearchEntry[] {
  const entries = [
    ...pageEntries(pages),
    ...contractEntries(contract),
    ...errorEntries(contract),
  ].map((entry) => ({ ...entry, text: withoutLinks(entry.text) }));
  for (const start of starts) {
    const entry = entries.find(({ href }) => href === start);
    if (!entry) throw new Error(`The search offers ${start}, which does not exist.`);
    entry.isStart = true;
  }
  return entries;
}

/** The contract's texts have links in Markdown. */
function withoutLinks(text: string): string {
  return text.replace(/\[([^\]]+)\]\(\/[^)\s]*\)/g, '$1');
}

function pageEntries(pages: readonly BuiltPage[]): SearchEntry[] {
  return pages.flatMap(({ path, html, label }) => {
    const aside = path.startsWith('/developers/guides/') ? 'Guide' : 'Reference';
    const kind = path === changelogPath ? 'change' : 'section';
    const { title, lead, sections } = pageSections(html);
    const slug = path.slice(path.lastIndexOf('/') + 1).replaceAll('-', ' ');
    return [
      { kind: 'page' as const, title, href: path, names: [slug, label], aside, text: lead },
      ...sections
        .filter(({ id }) => !isStatusList.test(id))
        .map((section) => ({
          kind: kind as SearchEntry['kind'],
          title: section.title,
          href: `${path}#${section.id}`,
          of: title,
          aside,
          text: section.text,
        })),
    ];
  });
}

/** On the page of errors, lists of the errors that have entries of their own. */
const isStatusList = /^status-\d+$/;

const changelogPath = '/developers/guides/changelog';

function contractEntries(contract: ContractDocument): SearchEntry[] {
  const pages = referencePages(contract);
  const uses: FieldUse[] = [];
  const entries = pages.flatMap(({ title: aside, path, description, ...page }): SearchEntry[] => {
    const calls = page.operations.map(
      ({ id, title, method, path: address, description: text }) => ({
        kind: 'call' as const,
        title,
        href: `${path}#${id}`,
        names: [title, id, address],
        type: `${method} ${address}`,
        aside,
        text,
      }),
    );
    const messages = page.webhooks.map(({ id, name, title, description: text }) => ({
      kind: 'webhook' as const,
      title,
      href: `${path}#${id}`,
      names: [title, name],
      type: `webhook ${name}`,
      aside,
      text,
    }));
    for (const { id, title, groups, success } of page.operations) {
      const fields = [...groups.flatMap((group) => group.fields), ...success.fields];
      uses.push(...fieldUses(fields, { href: `${path}#${id}`, title, aside }));
    }
    for (const { id, title, groups } of page.webhooks) {
      const fields = groups.flatMap((group) => group.fields);
      uses.push(...fieldUses(fields, { href: `${path}#${id}`, title, aside }));
    }
    return [
      { kind: 'page', title: aside, href: path, aside: 'Reference', text: description },
      ...calls,
      ...messages,
    ];
  });
  return [...entries, ...fieldEntries(uses)];
}

function errorEntries(contract: ContractDocument): SearchEntry[] {
  return errorPages(contract).map(({ code, path, status, title, text, cause, fix }) => ({
    kind: 'error',
    title: code,
    href: path,
    names: [code, title, text.split('. ')[0] ?? '', `${statusName(status)}`, `${status}`],
    type: title,
    aside: `${status}`,
    text: [text, cause, fix].join(' '),
  }));
}
