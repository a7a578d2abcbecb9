import type { PersonRecords, PersonRow } from '../store/persons/person-store.ts';
import { isoTimestamp } from './iso-timestamp.ts';

/** An email in the mail folder. */
export interface PersonMail {
  id: string;
  /** Milliseconds since the epoch; null if the file has no date. */
  at: number | null;
  to: string;
  subject: string;
  text: string;
}

/** Everything about a person in the store and the mail folder. */
export interface PersonData extends PersonRecords {
  mails: readonly PersonMail[];
}

/** Rows of one kind, and the effect of erasure on them. Times are milliseconds since the epoch. */
export interface PersonLine {
  label: string;
  rows: number;
  oldest: number | null;
  newest: number | null;
  role: PersonRow['role'];
}

/** Counts the rows about a person by kind. */
export function personLines({ rows, mails }: Pick<PersonData, 'rows' | 'mails'>): PersonLine[] {
  const kinds = Map.groupBy(rows, ({ holds, role }) => `${holds}\n${role}`);
  const lines = [...kinds.values()].map((kind) => {
    const [{ holds, role } = { holds: '', role: 'own' as const }] = kind;
    return lineOf(
      holds,
      role,
      kind.map(({ createdAt }) => createdAt),
    );
  });
  if (mails.length === 0) return lines;
  return [
    ...lines,
    lineOf(
      'emails as files',
      'own',
      mails.map(({ at }) => at),
    ),
  ];
}

function lineOf(
  label: string,
  role: PersonRow['role'],
  times: readonly (number | null)[],
): PersonLine {
  const known = times.filter((time) => time !== null).toSorted((a, b) => a - b);
  const [oldest, newest] = [known[0] ?? null, known.at(-1) ?? null];
  return { label, rows: times.length, oldest, newest, role };
}

/** A person's export of their data; other people's rows are listed, but not quoted. */
export function personDocument({ address, rows, mails }: PersonData, now: number): object {
  const own = rows.filter(({ role }) => role !== 'named' && role !== 'mentioned');
  const others = rows.filter(({ role }) => role === 'named' || role === 'mentioned');
  return {
    address,
    exportedAt: isoTimestamp(now),
    held: byTable(own),
    namedInRowsOfOthers: byTable(others),
    mails: mails.map(({ id, at, to, subject, text }) => ({
      id,
      writtenAt: at === null ? null : isoTimestamp(at),
      to,
      subject,
      text,
    })),
  };
}

function byTable(rows: PersonData['rows']): object {
  const tables = Map.groupBy(rows, ({ table }) => table);
  return Object.fromEntries(
    [...tables].map(([table, group]) => [table, group.map(({ record }) => record)]),
  );
}
