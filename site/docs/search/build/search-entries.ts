import type { ContractDocument } from '../../reference/model/document.ts';
import { errorPages } from '../../reference/model/error-pages.ts';
import type { Field } from '../../reference/model/fields.ts';
import { referencePages } from '../../reference/model/reference-pages.ts';
import type { SearchEntry } from '../search-entry.ts';
import { pageSections } from './page-sections.ts';

/**
 * All entries of the documentation's search index.
 * @param pages built HTML by path
 * @param starts paths of the pages shown before anything is typed
 * @throws Error if one of them does not exist
 */
export function searchEntries(
  pages: ReadonlyMap<string, string>,
  contract: ContractDocument,
  starts: readonly string[],
): SearchEntry[] {
  const entries = [...contractEntries(contract), ...errorEntries(contract), ...pageEntries(pages)];
  for (const start of starts) {
    const entry = entries.find(({ href }) => href === start);
    if (!entry) throw new Error(`The search offers ${start}, which does not exist.`);
    entry.isStart = true;
  }
  return entries;
}

function pageEntries(pages: ReadonlyMap<string, string>): SearchEntry[] {
  return [...pages].flatMap(([path, html]) => {
    const isGuide = path.startsWith('/developers/guides/');
    const common = {
      kind: isGuide ? 'guide' : 'reference',
      aside: isGuide ? 'Guide' : 'Reference',
    } as const;
    const { title, lead, sections } = pageSections(html);
    return [
      { ...common, title, href: path, text: lead },
      ...sections.map((section) => ({
        ...common,
        title: section.title,
        href: `${path}#${section.id}`,
        of: title,
        text: section.text,
      })),
    ];
  });
}

function contractEntries(contract: ContractDocument): SearchEntry[] {
  return referencePages(contract).flatMap(({ title: aside, path, description, ...page }) => {
    const calls = [
      ...page.operations.map(({ success, ...call }) => ({
        ...call,
        type: `${call.method} ${call.path}`,
        fields: [...call.groups.flatMap(({ fields }) => fields), ...success.fields],
      })),
      ...page.webhooks.map((hook) => ({
        ...hook,
        type: `webhook ${hook.name}`,
        fields: hook.groups.flatMap(({ fields }) => fields),
      })),
    ];
    return [
      {
        kind: 'reference' as const,
        title: aside,
        href: path,
        aside: 'Reference',
        text: description,
      },
      ...calls.flatMap(({ id, title, type, description: text, fields }) => {
        const href = `${path}#${id}`;
        return [
          { kind: 'reference' as const, title, href, type, of: id, aside, text },
          ...fields.flatMap((field) =>
            fieldEntries(field, { href, of: `${title}, ${type}`, aside }),
          ),
        ];
      }),
    ];
  });
}

function fieldEntries(
  field: Field,
  call: { href: string; of: string; aside: string },
): SearchEntry[] {
  const { path, type, limits, description, fields } = field;
  return [
    {
      kind: 'field',
      title: path,
      href: `${call.href}.${path}`,
      type: [type, limits].filter(Boolean).join(', '),
      of: call.of,
      aside: call.aside,
      text: description,
    },
    ...fields.flatMap((nested) => fieldEntries(nested, call)),
  ];
}

function errorEntries(contract: ContractDocument): SearchEntry[] {
  return errorPages(contract).map(({ code, path, status, title, text, cause, fix }) => ({
    kind: 'error',
    title: code,
    href: path,
    type: title,
    aside: `${status}`,
    text: [text, cause, fix].join(' '),
  }));
}
