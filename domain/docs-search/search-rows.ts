import type { Vocabulary } from './read-query.ts';
import type { SearchEntry } from './search-entry.ts';
import { contentWords, stemOf, wordsOf } from './words.ts';

/** An entry, indexed for queries. */
export interface Row {
  entry: SearchEntry;
  names: readonly SpelledName[];
  /** The highest weight of each stem. */
  weights: ReadonlyMap<string, number>;
  /** The stem of the kind, which a query may add to a name: "unauthorized error". */
  kindStem: string;
  /** Stems that a query may omit: "send email" matches "Send a transactional email". */
  optional: ReadonlySet<string>;
  words: readonly string[];
  nameWords: readonly string[];
}

export interface SpelledName {
  /** Without spaces and punctuation. */
  letters: string;
  stems: readonly string[];
  /** Written as code, like `date_of_birth`. It only matches a query with the same letters. */
  isCode: boolean;
}

/** The weights of a word in the name, the parent's name, the title and type, the text, and elsewhere on the page. */
const fieldWeights = { name: 1, parent: 0.8, beside: 0.4, text: 0.2, inside: 0.15 };

export function rowsOf(entries: readonly SearchEntry[]): Row[] {
  const pages = Map.groupBy(entries, ({ href }) => href.split('#', 1)[0] ?? href);
  return entries.map((entry) => rowOf(entry, pages.get(entry.href.split('#', 1)[0] ?? '') ?? []));
}

/** @param page all entries of the entry's page */
function rowOf(entry: SearchEntry, page: readonly SearchEntry[]): Row {
  const { kind, title, names = [title], type = '', aside, text } = entry;
  const inside = kind === 'page' ? page.filter((part) => part.kind !== 'field') : [];
  const spelled = names.flatMap((name) => spelledNames(name, kind === 'field'));
  // The long title of a page only matches as a whole.
  if (kind === 'page') spelled.push(...spelledNames(title, true));
  const kindStem = stemOf(kind);
  const placed = [
    [[...names, ...(kind === 'page' ? [title] : [])].flatMap(nameWordsOf), fieldWeights.name],
    [parentNames(entry, page).flatMap(wordsOf), fieldWeights.parent],
    [wordsOf(`${title} ${type}`), fieldWeights.beside],
    [wordsOf(text), fieldWeights.text],
    [inside.flatMap((part) => wordsOf(`${part.title} ${part.text}`)), fieldWeights.inside],
  ] as const;
  const weights = new Map<string, number>();
  for (const [words, value] of placed) {
    for (const word of words) {
      const stem = stemOf(word);
      if (!weights.has(stem)) weights.set(stem, value);
    }
  }
  weights.set(kindStem, Math.max(fieldWeights.parent, weights.get(kindStem) ?? 0));
  return {
    entry,
    names: spelled,
    weights,
    kindStem,
    optional: new Set(kind === 'call' ? wordsOf(aside).map(stemOf) : []),
    words: placed.flatMap(([words]) => words),
    nameWords: names.flatMap(nameWordsOf),
  };
}

/** A section belongs to its page, a field to its calls. */
function parentNames({ kind, of }: SearchEntry, page: readonly SearchEntry[]): readonly string[] {
  const parent = kind === 'section' ? page.find((entry) => entry.kind === 'page') : undefined;
  return parent ? (parent.names ?? [parent.title]) : [of ?? ''];
}

/** A name as written, and joined: `dateofbirth`, `ratelimit`. */
function spelledNames(text: string, isExact = false): SpelledName[] {
  const words = wordsOf(text);
  const isCode = isExact || (!/\s/.test(text) && words.length > 1);
  const stems = [...new Set(contentWords(words).map(stemOf))];
  const letters = words.join('');
  const joined = { letters, stems: [stemOf(letters)], isCode: true };
  return [{ letters, stems, isCode }, ...(words.length > 1 ? [joined] : [])];
}

function nameWordsOf(name: string): string[] {
  const words = wordsOf(name);
  return words.length > 1 ? [...words, words.join('')] : words;
}

/** The words of all rows. */
export function vocabularyOf(rows: readonly Row[]): Vocabulary {
  const stems = new Map<string, string>();
  for (const word of rows.flatMap(({ words }) => words)) stems.set(word, stemOf(word));
  const uses = Map.groupBy(
    rows.flatMap(({ nameWords }) => nameWords),
    (word) => word,
  );
  const names = [...uses].toSorted(([, one], [, other]) => other.length - one.length);
  return { stems, known: new Set(stems.values()), names: names.map(([word]) => word) };
}
