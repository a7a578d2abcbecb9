import { addressKey } from '@grovemail/domain/email-addresses/address-key.ts';
import { isOwnChoice, strengthOf } from '@grovemail/domain/preferences/suppression-source.ts';
import { isErased } from '../../mailing/erased-address.ts';
import { siteAccount } from '../../mailing/lists.ts';
import { inChunks } from '../database/in-chunks.ts';
import { integer, rowReader, text } from '../database/row.ts';
import { query, type Transaction } from '../database/transaction.ts';
import { eraser } from '../secrets/keyed-digest.ts';
import { findSignUpsOf, findSuppressionsOf, insertSuppressions } from './suppression-statements.ts';
import type { ImportedSuppression } from './suppression-store.ts';
import { suppress } from './suppression-transactions.ts';

/** With the second key of its address, see `storedAs`. */
type Keyed = ImportedSuppression & { kept: string };

/** @returns the number of rows that changed something */
export function* importSuppressions(imported: readonly ImportedSuppression[]): Transaction<number> {
  const erased = yield* eraser();
  const groups = new Map<string, Map<string, Keyed>>();
  const repeated: Keyed[] = [];
  for (const row of imported) {
    const email = isErased(row.email) ? row.email : addressKey(row.email);
    const keyed = { ...row, email, kept: isErased(email) ? email : (erased(email) ?? email) };
    const name = `${row.account} ${row.list} ${isPause(row)}`;
    const group = groups.get(name) ?? new Map<string, Keyed>();
    groups.set(name, group);
    if (group.has(email)) repeated.push(keyed);
    else group.set(email, keyed);
  }
  let changed = 0;
  for (const group of groups.values()) {
    for (const chunk of inChunks([...group.values()])) changed += yield* importChunk(chunk);
  }
  for (const row of repeated) changed += yield* importChunk([row]);
  return changed;
}

/** Whether a suppression expires. It coexists with a permanent one. */
const isPause = ({ endsAt }: ImportedSuppression) => endsAt !== undefined && endsAt !== null;

/** @param rows of one list of one account, either all pauses or none, without duplicate addresses */
function* importChunk(rows: readonly Keyed[]): Transaction<number> {
  const [first] = rows;
  if (!first) return 0;
  const { account, list } = first;
  if (isPause(first)) return (yield* insert(rows, account, list)).size;
  const signedUp = yield* signUpsOf(rows, account, list);
  const stored = yield* storedOf(rows, account, list);
  // A later confirmed sign-up is the newer choice.
  const news = rows.filter(({ email, source, at }) => {
    const since = isOwnChoice(source) ? signedUp.get(email) : undefined;
    return since === undefined || since <= at;
  });
  const suppressionsOf = ({ email, kept }: Keyed) =>
    [...new Set([email, kept])].flatMap((address) => stored.get(address) ?? []);
  const inserted = yield* insert(
    news.filter((row) => suppressionsOf(row).length === 0),
    account,
    list,
  );
  let changed = inserted.size;
  for (const row of news) {
    if (!inserted.has(row.email)) changed += yield* strengthen(row, suppressionsOf(row));
  }
  return changed;
}

/** The time of the last confirmed sign-up of each address; only the site has sign-ups. */
function* signUpsOf(
  rows: readonly Keyed[],
  account: string,
  list: string,
): Transaction<Map<string, number>> {
  if (account !== siteAccount) return new Map();
  const emails = rows.map(({ email }) => email);
  const found = yield* query(findSignUpsOf(emails.length), list, ...emails);
  return new Map(found.map(readSignUp).map(({ email, signedUpAt }) => [email, signedUpAt]));
}

const readSignUp = rowReader({ email: text, signed_up_at: integer });

/** The stored suppressions by address, also of erased ones. */
function* storedOf(
  rows: readonly Keyed[],
  account: string,
  list: string,
): Transaction<Map<string, StoredSuppression>> {
  const stored = new Map<string, StoredSuppression>();
  const addresses = rows.flatMap(({ email, kept }) => (kept === email ? [email] : [email, kept]));
  for (const chunk of inChunks(addresses)) {
    const found = yield* query(findSuppressionsOf(chunk.length), account, list, ...chunk);
    for (const { email, ...suppression } of found.map(readStored)) stored.set(email, suppression);
  }
  return stored;
}

const readStored = rowReader({
  email: text,
  source: text,
  changed_at: integer,
  lifted_at: integer.nullable(),
});

type StoredSuppression = Omit<ReturnType<typeof readStored>, 'email'>;

/** @returns the inserted addresses */
function* insert(rows: readonly Keyed[], account: string, list: string): Transaction<Set<string>> {
  const inserted = new Set<string>();
  for (const chunk of inChunks(rows)) {
    const values = chunk.flatMap(
      ({
        id,
        email,
        contactId,
        at,
        changedAt = at,
        changeId,
        source,
        reason,
        liftedAt,
        endsAt,
      }) => [
        id,
        email,
        contactId,
        at,
        changedAt,
        changeId,
        source,
        reason ?? null,
        liftedAt ?? null,
        endsAt ?? null,
      ],
    );
    const added = yield* query(insertSuppressions(chunk.length), account, list, ...values);
    for (const row of added) inserted.add(text.parse(row.email));
  }
  return inserted;
}

/**
 * @param stored empty if the address was suppressed meanwhile
 * @returns 1 if the imported suppression is stronger than the stored ones, or newer than their end
 */
function* strengthen(row: Keyed, stored: readonly StoredSuppression[]): Transaction<number> {
  const { source, at, changedAt = at, liftedAt } = row;
  // An import never lifts a suppression.
  if (liftedAt !== undefined && liftedAt !== null) return 0;
  const isNews = stored.every((suppression) =>
    suppression.liftedAt === null
      ? strengthOf(source) > strengthOf(suppression.source)
      : suppression.liftedAt < changedAt,
  );
  if (!isNews) return 0;
  yield* suppress({
    ...row,
    at: Math.max(changedAt, ...stored.map((suppression) => suppression.changedAt)),
  });
  return 1;
}
