import { randomBytes } from 'node:crypto';
import { type Database, query } from '../database/transaction.ts';
import { personKeyName } from '../secrets/keyed-digest.ts';
import { secretStatements } from '../secrets/secret-store.ts';
import { eraseRows } from './erase-rows.ts';
import { findOwn } from './find-own.ts';
import { type FoundRow, findPerson } from './find-person.ts';
import { type Person, person } from './person.ts';
import { personRecord } from './person-record.ts';
import type { PersonRow, PersonStore } from './person-store.ts';

/** The persons in any database whose schema is up to date. */
export function sqlPersonStore(database: Database, now: () => number): PersonStore {
  return {
    findOwnRows: (email) =>
      database.read(function* () {
        const who = yield* person(email);
        const found = yield* findOwn(who);
        return { address: who.address, rows: found.map((row) => rowOf(who, row)) };
      }),
    async readPerson(email, report) {
      const who = await database.read(() => person(email));
      const found = await findPerson(database, who, report);
      return { address: who.address, rows: found.map((row) => rowOf(who, row)) };
    },
    async erasePerson(email, report) {
      const newKey = randomBytes(32).toString('base64url');
      const erased: PersonRow[] = [];
      let isComplete = false;
      for (let pass = 0; pass < maxPasses && !isComplete; pass += 1) {
        const who = await database.read(() => person(email));
        const found = (await findPerson(database, who, report)).filter((row) =>
          isErasable(who, row),
        );
        isComplete = found.length === 0;
        if (!isComplete) {
          await database.write(
            function* () {
              yield* query(secretStatements.keepSecret, personKeyName, newKey, now());
              yield* eraseRows(yield* person(email), found);
            },
            () => ({ person: email }),
          );
        }
        erased.push(...found.map((row) => rowOf(who, row)));
      }
      return { rows: erased, isComplete, traces: (await database.purge?.()) ?? null };
    },
  };
}

/** Another pass finds rows that were written during the previous one. */
const maxPasses = 5;

function isErasable(who: Person, found: FoundRow): boolean {
  return (found.isOwn && !isKept(who, found)) || found.named.length > 0;
}

function isKept({ erased }: Person, { table, row }: FoundRow): boolean {
  return table.erased === 'suppressions are kept' && row.email === erased;
}

function rowOf(who: Person, found: FoundRow): PersonRow {
  const { table, row } = found;
  const createdAt = row.created_at ?? row.since;
  return {
    table: table.table,
    holds: table.holds,
    role: roleOf(who, found),
    createdAt: typeof createdAt === 'number' ? createdAt : null,
    record: personRecord(who, found),
  };
}

function roleOf(who: Person, found: FoundRow): PersonRow['role'] {
  if (!found.isOwn) return found.named.length > 0 ? 'named' : 'mentioned';
  if (found.table.erased !== 'suppressions are kept') return 'own';
  if (isKept(who, found)) return 'kept';
  const { lifted_at: liftedAt, ends_at: endsAt } = found.row;
  return liftedAt === null && endsAt === null ? 'suppression' : 'own';
}
