import MiniSearch from 'minisearch';
import { type Correction, correctTypo } from './correct-typo.ts';
import type { SearchEntry, SearchKind } from './search-entry.ts';
import { queryWords, wordsOf } from './words.ts';

export interface Found {
  /** Best group first, and best entry first in each. */
  groups: { kind: SearchKind; entries: SearchEntry[]; total: number }[];
  total: number;
  corrections: Correction[];
  /** The searched words. */
  words: string[];
}

/** Entries per group. */
const maxShown = 6;

/** Finds entries by their words in any order. A typo is corrected when no word starts as typed. */
export function searchIndex(entries: readonly SearchEntry[]): (query: string) => Found {
  const known = new Map<string, number>();
  const index = new MiniSearch<SearchEntry & { id: number }>({
    fields: ['title', 'type', 'of', 'aside', 'text'],
    tokenize: wordsOf,
    processTerm: (word) => word,
    searchOptions: { tokenize: (query) => query.split(' '), prefix: true },
  });
  index.addAll(entries.map((entry, id) => ({ ...entry, id })));
  for (const { title, type = '', of = '', aside, text } of entries) {
    for (const word of wordsOf(`${title} ${type} ${of} ${aside} ${text}`))
      known.set(word, (known.get(word) ?? 0) + 1);
  }

  return (query) => {
    const typed = queryWords(query);
    const corrections = typed.map((word) => correctTypo(word, known));
    const words = typed.map((word, at) => corrections[at]?.corrected ?? word);
    const options = {
      boost: { title: 4, type: 2 },
      boostDocument: (id: number) => weightOf(entries[id], words),
    };
    const terms = words.join(' ');
    const all = terms ? index.search(terms, { ...options, combineWith: 'AND' }) : [];
    const hits = all.length > 0 || !terms ? all : index.search(terms, options);
    const found = hits.flatMap(({ id }) => entries[id as number] ?? []);
    const groups = [...Map.groupBy(found, ({ kind }) => kind)].map(([kind, matches]) => ({
      kind,
      entries: matches.slice(0, maxShown),
      total: matches.length,
    }));
    return {
      groups,
      total: found.length,
      corrections: corrections.filter((one) => one !== null),
      words,
    };
  };
}

/** Ranks exact names first, and fields of requests above fields of responses. */
function weightOf(entry: SearchEntry | undefined, words: readonly string[]): number {
  const { title = '' } = entry ?? {};
  const isReceived = /^(payload|data)\./.test(title);
  if (isNamed(entry, words)) return isReceived ? 6 : 12;
  return isReceived ? 0.5 : 1;
}

/** Whether the words are the full name of an entry, or the last part of a field's path. */
function isNamed(entry: SearchEntry | undefined, words: readonly string[]): boolean {
  const name = queryWords(entry?.title.split('.').at(-1) ?? '').join('');
  return name === words.join('');
}
