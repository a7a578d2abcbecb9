import type { SearchEntry, SearchKind } from '@grovemail/domain/docs-search/search-entry.ts';
import { element } from '../../browser/element.ts';
import { excerptOf, splitMatches } from './highlight-matches.ts';

export interface Group {
  title: string;
  entries: readonly SearchEntry[];
  /** Number of matches, of which `entries` may be the first few. */
  total?: number;
}

/** Entries per group. */
const maxShown = 6;

/** Entries by kind: the group of the best entry first, and in each the best first. */
export function groupsOf(entries: readonly SearchEntry[]): Group[] {
  return [...Map.groupBy(entries, ({ kind }) => kind)].map(([kind, all]) => ({
    title: groupTitles[kind],
    entries: all.slice(0, maxShown),
    total: all.length,
  }));
}

const groupTitles: Record<SearchKind, string> = {
  page: 'Pages',
  call: 'Calls',
  section: 'Sections',
  webhook: 'Webhook messages',
  error: 'Errors',
  field: 'Fields',
  change: 'Changelog',
};

/** Result groups. Each row is a link and a listbox option. */
export function resultRows(groups: readonly Group[], words: readonly string[]): HTMLElement[] {
  let number = 0;
  return groups.map(({ title, entries, total = entries.length }, at) => {
    const count = total > entries.length ? `${entries.length} of ${total}` : `${total}`;
    const name = element('div', { id: `search-group-${at}`, className: 'search-group' }, [
      title,
      element('span', { className: 'search-count' }, [count]),
    ]);
    const group = element('div', { role: 'group' }, [name]);
    group.setAttribute('aria-labelledby', name.id);
    group.append(...entries.map((entry) => row(entry, words, ++number)));
    return group;
  });
}

function row(entry: SearchEntry, words: readonly string[], number: number): HTMLElement {
  const { kind, title, type, of, aside, text, href } = entry;
  const isCode = kind === 'field' || kind === 'error';
  const second =
    kind === 'field'
      ? [of ?? '']
      : [of, excerptOf(text, words)].filter((part) => part !== undefined);
  return element(
    'a',
    { role: 'option', id: `search-result-${number}`, href, tabIndex: -1, ariaSelected: 'false' },
    [
      element('span', { className: `search-kind search-kind-${kind}`, ariaHidden: 'true' }),
      element('span', { className: 'search-text' }, [
        element('span', { className: 'search-title' }, [
          element(isCode ? 'code' : 'b', {}, marked(title, words)),
          ...(type
            ? [' ', element('span', { className: 'search-type' }, marked(type, words))]
            : []),
        ]),
        element('span', { className: 'search-of' }, marked(second.join(' · '), words)),
      ]),
      element('span', { className: 'search-aside' }, [aside]),
    ],
  );
}

function marked(text: string, words: readonly string[]): (Node | string)[] {
  return splitMatches(text, words).map((part) =>
    part.isMatch ? element('mark', {}, [part.text]) : part.text,
  );
}
