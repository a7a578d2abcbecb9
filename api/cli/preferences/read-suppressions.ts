import { canonicalAddress } from '@grovemail/domain/email-addresses/canonical-address.ts';
import { isErased } from '../../mailing/erased-address.ts';
import { withoutGuard } from '../../resources/csv-line.ts';
import type { ImportedSuppression } from '../../store/suppressions/suppression-store.ts';
import type { CsvRecord } from '../input/csv-records.ts';
import { type DateOrder, orderOf, readTime, type TimeFault } from '../input/read-time.ts';
import type { Chosen } from './formats/choose-format.ts';
import { headerOf, type ImportedAs, importedAs } from './formats/format.ts';
import { readExported } from './formats/own-export.ts';
import type { Ways } from './formats/ways.ts';

/** What the operator names outweighs what the file says. */
export interface ReadOptions {
  /** Imports every row as this kind. */
  as: ImportedAs | undefined;
  account: string;
  /** Of dates such as 01/05/2026. */
  dates: DateOrder | undefined;
  /** Rows without a time, or with a later one, began now; milliseconds since the epoch. */
  now: number;
  ways: Ways;
}

/** What a row is: a suppression, a sentence about an error, or a row that is left out. */
export type ReadRow =
  | { suppression: ReadSuppression; kind: ImportedAs | 'exported' }
  | { fault: string }
  | 'left out';

/** An exported one keeps its id; the others get theirs where they are stored. */
export type ReadSuppression = Omit<ImportedSuppression, 'id' | 'changeId'> & { id?: string };

/** Reads the rows of one file. */
export interface RowReader {
  read(record: CsvRecord): ReadRow;
  /** A sentence if the rows together contradict how their dates were read. */
  contradiction(): string | null;
  /** Whether a date that could begin with the day or the month was taken to begin with the month. */
  tookMonthFirst(): boolean;
}

/** Reads the rows of a provider, for one list. */
export function providerRows(
  names: readonly string[],
  { format, columns }: Chosen,
  { as, account, list, dates, now, ways }: ReadOptions & { list: string },
): RowReader {
  // The customer's own columns stand before a provider's, but after the address.
  const emailIndex = names.indexOf(columns.email);
  const timeIndex = columns.time === null ? -1 : names.lastIndexOf(columns.time);
  const indexOf = indexesIn(names);
  const clock = dateReader(dates, format.provider !== 'other', ways);
  return {
    read({ line, cells }) {
      const fault = (what: string) => ({ fault: `Line ${line}: ${what}` });
      if (cells.slice(names.length).some((extra) => extra.trim() !== ''))
        return fault('more cells than columns.');
      const cell = (index: number) => cells[index]?.trim() ?? '';
      const email = canonicalAddress(cell(emailIndex));
      if (email === null) return fault('not an email address.');
      const time = cell(timeIndex);
      const at = time === '' ? now : clock.read(line, time);
      if (typeof at === 'string') return fault(`${columns.time} ${sentences[at](ways)}`);
      const kind = as ?? format.kindOf((column) => cell(indexOf(column))) ?? 'unsubscribe';
      if (kind === 'left out') return kind;
      const began = { source: importedAs[kind], at: Math.min(at, now) };
      return { suppression: { account, email, list, contactId: null, ...began }, kind };
    },
    contradiction: clock.contradiction,
    tookMonthFirst: clock.tookMonthFirst,
  };
}

/**
 * Reads the rows of our own export.
 * @param options.list null: each row names its own account and list
 */
export function exportedRows(
  names: readonly string[],
  { as, account, list }: Pick<ReadOptions, 'as' | 'account'> & { list: string | null },
): RowReader {
  const indexOf = indexesIn(names);
  return {
    read({ line, cells }) {
      const fault = (what: string) => ({ fault: `Line ${line}: ${what}` });
      const cell = (column: string) => withoutGuard(cells[indexOf(column)] ?? '');
      const email = isErased(cell('email')) ? cell('email') : canonicalAddress(cell('email'));
      if (email === null) return fault('not an email address.');
      const exported = readExported(cell);
      if ('fault' in exported) return fault(`${exported.fault} is not as an export writes it.`);
      const source = as ? importedAs[as] : exported.source;
      const kind = as ?? 'exported';
      if (list === null) return { suppression: { ...exported, email, source }, kind };
      if (exported.liftedAt !== null || exported.endsAt !== null) return 'left out';
      const to = { account, email, list, contactId: null };
      return { suppression: { ...to, source, at: exported.at }, kind };
    },
    contradiction: () => null,
    tookMonthFirst: () => false,
  };
}

/** The index of a column by its exact name, the last if there are several, or by its spelling; -1 without one. */
function indexesIn(names: readonly string[]): (column: string) => number {
  const header = headerOf(names);
  const indexes = new Map<string, number>();
  return (column) => {
    let index = indexes.get(column);
    if (index === undefined) {
      const exact = names.lastIndexOf(column);
      index = exact >= 0 ? exact : names.indexOf(header.find(column) ?? '');
      indexes.set(column, index);
    }
    return index;
  };
}

const sentences: Readonly<Record<TimeFault, (ways: Ways) => string>> = {
  unreadable: () =>
    'is not a date and time that can be read, such as 2026-05-01 10:00:00 or 1777629600.',
  impossible: () => 'is a date or time that does not exist.',
  ambiguous: ({ dates }) => `could begin with the day or the month. ${dates}`,
};

/**
 * Reads times. Where neither the operator nor the figures tell day and month apart, a provider's file and a time with
 * AM or PM begin with the month, unless another row of the file begins with the day.
 */
function dateReader(order: DateOrder | undefined, isProviders: boolean, ways: Ways) {
  let assumedOn: number | null = null;
  let dayFirstOn: number | null = null;
  return {
    read(line: number, text: string): number | TimeFault {
      if (orderOf(text) === 'dmy') dayFirstOn ??= line;
      const at = readTime(text, order ?? null);
      if (at !== 'ambiguous' || !(isProviders || /\d\s*[ap]\.?m/i.test(text))) return at;
      assumedOn ??= line;
      return readTime(text, 'mdy');
    },
    tookMonthFirst: () => assumedOn !== null,
    contradiction: () =>
      assumedOn === null || dayFirstOn === null
        ? null
        : `The date on line ${dayFirstOn} begins with the day, but the one on line ${assumedOn} could begin with either. ${ways.dates}`,
  };
}
