import { type Concept, type Correction, readQuery } from './read-query.ts';
import type { SearchEntry, SearchKind } from './search-entry.ts';
import { type Row, rowsOf, type SpelledName, vocabularyOf } from './search-rows.ts';
import { contentWords, wordsOf } from './words.ts';

export interface SearchResults {
  /** Best first. */
  entries: SearchEntry[];
  corrections: Correction[];
  /** Parts of the query that the documentation does not contain. */
  unknown: string[];
  /** Prefixes of the words to highlight. */
  marks: string[];
}

/**
 * Finds entries by name, in any form and order of the words, and by text. An entry whose name is the whole query comes first;
 * ties are broken by kind, then by the order of the entries.
 */
export function docsSearch(entries: readonly SearchEntry[]): (query: string) => SearchResults {
  const rows = rowsOf(entries);
  const vocabulary = vocabularyOf(rows);
  return (query) => {
    const { concepts, corrections } = readQuery(query, vocabulary);
    const weighed = concepts.map((concept) => ({ concept, rarity: rarityOf(concept, rows) }));
    const asked = weighed.filter(({ rarity }) => rarity > 0);
    const unknown = weighed.filter(({ rarity }) => rarity === 0);
    const correctWords = new Map(corrections.map(({ typed, corrected }) => [typed, corrected]));
    const typed = wordsOf(query)
      .map((word) => correctWords.get(word) ?? word)
      .join('');
    // If the other words are unknown, one word matches too much.
    const isNamed = unknown.length > 0 && asked.length === 1;
    const matches = rows
      .map((row) => ({ entry: row.entry, ...matchOf(row, asked, typed) }))
      .filter(({ entry, coverage, isWhole }) =>
        isNamed ? isWhole && entry.kind === 'page' : coverage >= minCoverage,
      )
      .sort((one, other) => other.score - one.score);
    return {
      entries: matches.map(({ entry }) => entry),
      corrections,
      unknown: unknown.map(({ concept }) => concept.typed),
      marks: marksOf(asked.map(({ concept }) => concept)),
    };
  };
}

/** The share of the query, weighted by rarity, that a result must contain. */
const minCoverage = 0.5;

const kindWeights: Record<SearchKind, number> = {
  page: 1,
  call: 0.97,
  section: 0.95,
  webhook: 0.75,
  error: 0.7,
  field: 0.6,
  change: 0.3,
};

interface Asked {
  concept: Concept;
  /** The inverse document frequency; above 0. */
  rarity: number;
}

interface Match {
  score: number;
  coverage: number;
  /** The query is a whole name. */
  isWhole: boolean;
}

function rarityOf(concept: Concept, rows: readonly Row[]): number {
  const found = rows.filter(({ weights }) => weightOf(concept, weights) > 0).length;
  return found === 0 ? 0 : Math.log(1 + rows.length / found);
}

/** The weight of the phrasing that matches a row best: the mean of its stems' weights. */
function weightOf({ ways }: Concept, weights: ReadonlyMap<string, number>): number {
  return Math.max(
    0,
    ...ways.map(({ stems, weight }) => {
      const values = stems.map((stem) => weights.get(stem) ?? 0);
      return values.includes(0) ? 0 : (weight * sum(values)) / stems.length;
    }),
  );
}

/** @param typed the letters and digits of the query */
function matchOf(row: Row, asked: readonly Asked[], typed: string): Match {
  const values = asked.map(({ concept }) => weightOf(concept, row.weights));
  const totalRarity = sum(asked.map(({ rarity }) => rarity));
  const meanOf = (of: (value: number) => number) =>
    sum(asked.map(({ rarity }, at) => rarity * of(values[at] ?? 0))) / (totalRarity || 1);
  const coverage = meanOf(Math.sign);
  const scores = row.names.map((name, at) => nameScore(name, at === 0, row, asked, typed));
  const bestName = Math.max(0, ...scores);
  const weight = meanOf((value) => value);
  const score = weight * coverage ** 3 * (1 + bestName) * kindWeights[row.entry.kind];
  return { score, coverage, isWhole: bestName > partialName };
}

const wholeName = 1.6;
const wholeOtherName = 1.5;
const partialName = 0.3;

/**
 * How much of a name the query contains. A name written as code only counts as whole if it is typed the same way: "update
 * contact" does not match the webhook `contact.updated`.
 */
function nameScore(
  { letters, stems, isCode }: SpelledName,
  isFirst: boolean,
  { kindStem, optional }: Row,
  asked: readonly Asked[],
  typed: string,
): number {
  const matched = new Set<string>();
  let hasAll = true;
  for (const { concept } of asked) {
    const own = concept.ways.filter((way) => way.stems.every((stem) => stems.includes(stem)));
    for (const stem of own.flatMap((way) => way.stems)) matched.add(stem);
    const namesKind = concept.ways.some((way) => way.stems.every((stem) => stem === kindStem));
    hasAll &&= own.length > 0 || namesKind;
  }
  const rest = stems.filter((stem) => !matched.has(stem) && !(isFirst && optional.has(stem)));
  const isTyped =
    !isCode ||
    letters === typed ||
    asked.some(({ concept }) => concept.ways.some(({ synonym }) => synonym === letters));
  if (matched.size > 0 && hasAll && rest.length === 0 && isTyped)
    return isFirst ? wholeName : wholeOtherName;
  return (partialName * matched.size) / Math.max(1, stems.length);
}

/** The typed words and the stems of their synonyms. A final i, which Porter's algorithm writes for y, is dropped. */
function marksOf(concepts: readonly Concept[]): string[] {
  const words = concepts.flatMap(({ typed, ways }) => [
    ...contentWords(wordsOf(typed)),
    ...ways.filter(({ isPrefix }) => !isPrefix).flatMap(({ stems }) => stems),
  ]);
  return [...new Set(words.map((word) => word.replace(/(?<=.{3})i$/, '')))];
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
