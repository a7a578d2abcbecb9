import { inChunks } from '../database/in-chunks.ts';
import { pageValues } from '../database/page.ts';
import { integer, rowReader, text } from '../database/row.ts';
import { search } from '../database/search.ts';
import {
  type Database,
  type DatabaseRow,
  query,
  type Transaction,
  type Value,
} from '../database/transaction.ts';
import { readEnquiry, readLead } from '../submissions/submission-rows.ts';
import { searched } from '../submissions/submission-statements.ts';
import { findHandlings, findNotes, handlingStatements as sql } from './handling-statements.ts';
import type {
  Handling,
  HandlingChange,
  HandlingStore,
  InboxCounts,
  InboxPage,
  InboxRecord,
  InboxRow,
  Note,
  Teamwork,
} from './handling-store.ts';

/** The inbox in any database whose schema is up to date. */
export function sqlHandlingStore(database: Database): HandlingStore {
  return {
    listInbox: (page) =>
      page.search ? database.scan(() => listInbox(page)) : database.read(() => listInbox(page)),
    findInInbox: (id) => database.read(() => findInInbox(id)),
    countInbox: (owner) => database.scan(() => countInbox(owner)),
    listNotes: async (recordId) => {
      const notes = await database.read(() => notesOn([recordId]));
      return notes.get(recordId) ?? [];
    },
    findTeamwork: (ids) => database.read(() => findTeamwork(ids)),
    listHandlers: () =>
      database.read(function* () {
        return (yield* query(sql.listHandlers)).map(({ name }) => text.parse(name));
      }),
    handle: (change) =>
      database
        .write(
          () => handle(change),
          (outcome) => (outcome.done === 'changed' ? outcome.subject : null),
        )
        .then(({ done }) => done),
    addNote: ({ recordId, ...note }) =>
      database
        .write(
          () => addNote(recordId, note),
          (subject) => subject,
        )
        .then((subject) => (subject === null ? 'unknown' : 'added')),
  };
}

function* listInbox(page: InboxPage): Transaction<InboxRow[]> {
  const { kind, limit } = page;
  const records: InboxRecord[] = [];
  if (kind === undefined || kind === 'enquiry')
    records.push(...(yield* pageOf('enquiries', page)).map(enquiryOf));
  if (kind !== 'enquiry') records.push(...(yield* pageOf('leads', page)).map(leadOf));
  const newest = records.toSorted((a, b) => (a.id < b.id ? 1 : -1)).slice(0, limit);
  return yield* withHandling(newest);
}

function* pageOf(table: 'enquiries' | 'leads', page: InboxPage): Transaction<DatabaseRow[]> {
  const base = searched(table, false);
  const conditions = [base.where];
  const values: Value[] = [];
  const at = (value: Value) => `$${values.push(value)}`;
  if (table === 'leads' && page.kind !== undefined) conditions.push(`type = ${at(page.kind)}`);
  const handled = (condition: string) =>
    `exists (select 1 from handling where record_id = ${table}.id and ${condition})`;
  if (page.state === 'open') conditions.push(`not ${handled('answered_at is not null')}`);
  if (page.state === 'answered') conditions.push(handled('answered_at is not null'));
  if (page.owner === null) conditions.push(`not ${handled('owner is not null')}`);
  else if (page.owner !== undefined) conditions.push(handled(`owner = ${at(page.owner)}`));
  const where = conditions.join(' and ');
  const [before, limit] = pageValues(page);
  if (page.search) return yield* search({ ...base, where, values }, page.search, before, limit);
  return yield* query(
    `select ${base.columns} from ${table} where ${where} and id < ${at(before)}
      order by id desc limit ${at(limit)}`,
    ...values,
  );
}

function* findInInbox(id: string): Transaction<InboxRow | null> {
  const record = yield* findRecord(id);
  const [row] = record ? yield* withHandling([record]) : [];
  return row ?? null;
}

function* findRecord(id: string): Transaction<InboxRecord | null> {
  const [enquiry] = yield* query(sql.findEnquiry, id);
  if (enquiry) return enquiryOf(enquiry);
  const [lead] = yield* query(sql.findLead, id);
  return lead ? leadOf(lead) : null;
}

const enquiryOf = (row: DatabaseRow): InboxRecord => ({ kind: 'enquiry', ...readEnquiry(row) });
const leadOf = (row: DatabaseRow): InboxRecord => ({ kind: 'lead', ...readLead(row) });

function* withHandling(records: readonly InboxRecord[]): Transaction<InboxRow[]> {
  const handlings = yield* handlingsOf(records.map(({ id }) => id));
  return records.map((record) => ({
    ...record,
    handling: handlings.get(record.id) ?? unhandled,
  }));
}

function* findTeamwork(ids: readonly string[]): Transaction<Map<string, Teamwork>> {
  const handlings = yield* handlingsOf(ids);
  const notes = yield* notesOn(ids);
  return new Map(
    ids.map((id) => [id, { ...(handlings.get(id) ?? unhandled), notes: notes.get(id) ?? [] }]),
  );
}

function* handlingsOf(ids: readonly string[]): Transaction<Map<string, Handling>> {
  const found = new Map<string, Handling>();
  for (const chunk of inChunks(ids)) {
    for (const row of yield* query(findHandlings(chunk.length), ...chunk)) {
      const { recordId, ...handling } = readHandling(row);
      found.set(recordId, handling);
    }
  }
  return found;
}

function* notesOn(ids: readonly string[]): Transaction<Map<string, Note[]>> {
  const found = new Map<string, Note[]>();
  for (const chunk of inChunks(ids)) {
    for (const row of yield* query(findNotes(chunk.length), ...chunk)) {
      const { recordId, ...note } = readNote(row);
      found.set(recordId, [...(found.get(recordId) ?? []), note]);
    }
  }
  return found;
}

const unhandled: Handling = { version: 0, owner: null, answered: null };

function* countInbox(owner: string): Transaction<InboxCounts> {
  const [counts] = yield* query(sql.countInbox, owner);
  const [oldest] = yield* query(sql.oldestOpen);
  const { total, answered, owned } = readCounts(counts ?? {});
  return {
    all: total,
    open: total - answered,
    owned,
    oldestOpenAt: oldest ? integer.parse(oldest.created_at) : null,
  };
}

const readCounts = rowReader({ total: integer, answered: integer, owned: integer });

function* handle(
  change: HandlingChange,
): Transaction<{ done: 'changed'; subject: string } | { done: 'stale' | 'unknown' }> {
  const { recordId, version } = change;
  const record = yield* findRecord(recordId);
  if (!record) return { done: 'unknown' };
  const before = (yield* handlingsOf([recordId])).get(recordId) ?? unhandled;
  if (before.version !== version) return { done: 'stale' };
  const { owner, answered } = { ...before, ...change };
  const values = [recordId, version + 1, owner, answered?.at ?? null, answered?.by ?? null];
  // A concurrent change may have stored this version meanwhile.
  const written = yield* query(
    version === 0 ? sql.insertHandling : sql.updateHandling,
    ...values,
    ...(version === 0 ? [] : [version]),
  );
  if (written.length === 0) return { done: 'stale' };
  return { done: 'changed', subject: subjectOf(record) };
}

/** @returns the subject of the note; null if there is no such record */
function* addNote(recordId: string, note: Note): Transaction<string | null> {
  const record = yield* findRecord(recordId);
  if (!record) return null;
  const { id, createdAt, author, body } = note;
  yield* query(sql.insertNote, id, createdAt, recordId, author, body);
  return subjectOf(record);
}

function subjectOf({ kind, id }: InboxRecord): string {
  return `${kind}:${id}`;
}

const readRow = rowReader({
  record_id: text,
  version: integer,
  owner: text.nullable(),
  answered_at: integer.nullable(),
  answered_by: text.nullable(),
});

function readHandling(row: DatabaseRow): Handling & { recordId: string } {
  const { recordId, version, owner, answeredAt, answeredBy } = readRow(row);
  const answered = answeredAt === null ? null : { at: answeredAt, by: answeredBy ?? '' };
  return { recordId, version, owner, answered };
}

const readNote = rowReader({
  record_id: text,
  id: text,
  created_at: integer,
  author: text,
  body: text,
});
