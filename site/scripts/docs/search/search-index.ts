import MiniSearch from 'minisearch';
import { forgive, type Misspelling } from './forgive.ts';
import type { SearchEntry, SearchKind } from './search-entry.ts';
import { queryWords, wordsOf } from './words.ts';

export interface Found {
  /** Groups with the best entry of each first, best group first. */
  groups: { kind: SearchKind; entries: SearchEntry[]; total: number }[];
  total: number;
  /** Misspelt words, and what they were read as. */
  forgiven: Misspelling[];
  /** The words that were searched for. */
  words: string[];
}

/** Entries of a group that are shown. */
const maxShown = 6;

/** Finds entries by their words, in whichever order; a typo is forgiven where nothing begins as typed. */
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
    const read = typed.map((word) => forgive(word, known));
    const words = typed.map((word, at) => read[at]?.read ?? word);
    const options = {
      boost: { title: 4, type: 2 },
      boostDocument: (id: number) => weightOf(entries[id], words),
    };
    const asked = words.join(' ');
    const all = asked ? index.search(asked, { ...options, combineWith: 'AND' }) : [];
    const hits = all.length > 0 || !asked ? all : index.search(asked, options);
    const found = hits.flatMap(({ id }) => entries[id as number] ?? []);
    const groups = [...Map.groupBy(found, ({ kind }) => kind)].map(([kind, own]) => ({
      kind,
      entries: own.slice(0, maxShown),
      total: own.length,
    }));
    return { groups, total: found.length, forgiven: read.filter((one) => one !== null), words };
  };
}

/** How much more an entry is wanted than its words say: what is sent comes before what is received. */
function weightOf(entry: SearchEntry | undefined, words: readonly string[]): number {
  const { title = '' } = entry ?? {};
  const isReceived = /^(payload|data)\./.test(title);
  if (isNamed(entry, words)) return isReceived ? 6 : 12;
  return isReceived ? 0.5 : 1;
}

/** Whether the words are the whole name of an entry, or the last part of a field's path. */
function isNamed(entry: SearchEntry | undefined, words: readonly string[]): boolean {
  const name = queryWords(entry?.title.split('.').at(-1) ?? '').join('');
  return name === words.join('');
}
