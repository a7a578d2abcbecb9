import type { SearchEntry } from '@grovemail/domain/docs-search/search-entry.ts';
import type { ContractDocument } from '../../reference/model/document.ts';
import { errorPages, statusName } from '../../reference/model/error-pages.ts';
import type { Field } from '../../reference/model/fields.ts';
import type { ParameterGroup } from '../../reference/model/parameters.ts';
import { type ReferencePage, referencePages } from '../../reference/model/reference-pages.ts';
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
    const kind: SearchEntry['kind'] = path === changelogPath ? 'change' : 'section';
    const { title, lead, sections } = pageSections(html);
    const slug = path.slice(path.lastIndexOf('/') + 1).replaceAll('-', ' ');
    return [
      { kind: 'page' as const, title, href: path, names: [slug, label], aside, text: lead },
      ...sections
        .filter(({ id }) => !statusListId.test(id))
        .map((section) => ({
          kind,
          title: section.title,
          href: `${path}#${section.id}`,
          of: title,
          aside,
          text: section.text,
        })),
    ];
  });
}

/** The ids of lists on the page of errors. Each error has an entry of its own. */
const statusListId = /^status-\d+$/;

const changelogPath = '/developers/guides/changelog';

function contractEntries(contract: ContractDocument): SearchEntry[] {
  const pages = referencePages(contract);
  return [...pages.flatMap(referenceEntries), ...fieldEntries(pages.flatMap(usesOn))];
}

/** A page of the reference with its calls and webhooks. */
function referenceEntries(page: ReferencePage): SearchEntry[] {
  const { title: aside, path, description, operations, webhooks } = page;
  const calls = operations.map(({ id, title, method, path: address, description: text }) => ({
    kind: 'call' as const,
    title,
    href: `${path}#${id}`,
    names: [title, id, address],
    type: `${method} ${address}`,
    aside,
    text,
  }));
  const messages = webhooks.map(({ id, name, title, description: text }) => ({
    kind: 'webhook' as const,
    title,
    href: `${path}#${id}`,
    names: [title, name],
    type: `webhook ${name}`,
    aside,
    text,
  }));
  return [
    { kind: 'page', title: aside, href: path, aside: 'Reference', text: description },
    ...calls,
    ...messages,
  ];
}

/** The fields of the calls and webhooks on a page of the reference. */
function usesOn({ title: aside, path, operations, webhooks }: ReferencePage): FieldUse[] {
  const uses = ({ id, title }: { id: string; title: string }, fields: readonly Field[]) =>
    fieldUses(fields, { href: `${path}#${id}`, title, aside });
  const fieldsIn = (groups: readonly ParameterGroup[]) => groups.flatMap(({ fields }) => fields);
  return [
    ...operations.flatMap((call) => uses(call, [...fieldsIn(call.groups), ...call.success.fields])),
    ...webhooks.flatMap((webhook) => uses(webhook, fieldsIn(webhook.groups))),
  ];
}

function errorEntries(contract: ContractDocument): SearchEntry[] {
  return errorPages(contract).map(({ code, path, status, title, text, cause, fix }) => ({
    kind: 'error',
    title: code,
    href: path,
    names: [code, title, text.split('. ')[0] ?? '', statusName(status), `${status}`],
    type: title,
    aside: `${status}`,
    text: [text, cause, fix].join(' '),
  }));
}
