import type { SearchEntry, SearchKind } from '@grovemail/domain/docs-search/search-entry.ts';
import { element } from '../../browser/element.ts';
import { excerptOf, splitMatches } from './highlight-matches.ts';

export interface Group {
  title: string;
  entries: readonly SearchEntry[];
  /** Shows only the first few. */
  isCut?: boolean;
}

/** Entries of a cut group. */
const maxShown = 6;

/**
 * Entries by kind: the group of the best entry first, and in each the best first.
 * @param whole titles of groups that are not cut
 */
export function groupsOf(entries: readonly SearchEntry[], whole: ReadonlySet<string>): Group[] {
  return [...Map.groupBy(entries, ({ kind }) => kind)].map(([kind, all]) => ({
    title: groupTitles[kind],
    entries: all,
    isCut: all.length > maxShown && !whole.has(groupTitles[kind]),
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

/** Result groups. Each row is a link and a listbox option; after the rows of a cut group, an option shows the others. */
export function resultRows(groups: readonly Group[], words: readonly string[]): HTMLElement[] {
  let number = 0;
  return groups.map(({ title, entries, isCut }, at) => {
    const name = element('div', { id: `search-group-${at}`, className: 'search-group' }, [
      title,
      element('span', { className: 'search-count' }, [`${entries.length}`]),
    ]);
    const group = element('div', { role: 'group' }, [name]);
    group.setAttribute('aria-labelledby', name.id);
    const shown = isCut ? entries.slice(0, maxShown) : entries;
    group.append(...shown.map((entry) => row(entry, words, ++number)));
    if (isCut) group.append(showAll(title, entries.length));
    return group;
  });
}

function showAll(title: string, count: number): HTMLElement {
  const option = element(
    'button',
    {
      type: 'button',
      role: 'option',
      id: `search-all-${title.toLowerCase().replace(' ', '-')}`,
      className: 'search-all',
      tabIndex: -1,
      ariaSelected: 'false',
    },
    [`Show all ${count}`],
  );
  option.dataset.group = title;
  return option;
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
