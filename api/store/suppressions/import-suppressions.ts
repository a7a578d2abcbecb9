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

/** With the keys of its address, as `storedAs` has them. */
type Keyed = ImportedSuppression & { kept: string };

/** @returns how many of them changed something */
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

/** A suppression that expires; it coexists with a permanent one. */
const isPause = ({ endsAt }: ImportedSuppression) => endsAt !== undefined && endsAt !== null;

/** @param rows of one list of one account, pauses or none of them, no address twice */
function* importChunk(rows: readonly Keyed[]): Transaction<number> {
  const [first] = rows;
  if (!first) return 0;
  const { account, list } = first;
  if (isPause(first)) return (yield* insert(rows, account, list)).size;
  const signedUp = yield* signUpsOf(rows, account, list);
  const held = yield* heldOf(rows, account, list);
  // A confirmed sign-up after that time is the newer choice.
  const news = rows.filter(({ email, source, at }) => {
    const since = isOwnChoice(source) ? signedUp.get(email) : undefined;
    return since === undefined || since <= at;
  });
  const stopsOf = ({ email, kept }: Keyed) =>
    [...new Set([email, kept])].flatMap((address) => held.get(address) ?? []);
  const inserted = yield* insert(
    news.filter((row) => stopsOf(row).length === 0),
    account,
    list,
  );
  let changed = inserted.size;
  for (const row of news) {
    if (!inserted.has(row.email)) changed += yield* strengthen(row, stopsOf(row));
  }
  return changed;
}

/** When those addresses last confirmed a sign-up; only the site has sign-ups. */
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

/** The stored suppressions of those addresses, and of those that were erased, by address. */
function* heldOf(
  rows: readonly Keyed[],
  account: string,
  list: string,
): Transaction<Map<string, Stop>> {
  const held = new Map<string, Stop>();
  const addresses = rows.flatMap(({ email, kept }) => (kept === email ? [email] : [email, kept]));
  for (const chunk of inChunks(addresses)) {
    const found = yield* query(findSuppressionsOf(chunk.length), account, list, ...chunk);
    for (const { email, ...stop } of found.map(readHeld)) held.set(email, stop);
  }
  return held;
}

const readHeld = rowReader({
  email: text,
  source: text,
  changed_at: integer,
  lifted_at: integer.nullable(),
});

type Stop = Omit<ReturnType<typeof readHeld>, 'email'>;

/** @returns the addresses that nobody suppressed meanwhile */
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
 * @param held none if somebody suppressed the address meanwhile
 * @returns 1 if the imported suppression is stronger than those stored, or newer than their end
 */
function* strengthen(row: Keyed, held: readonly Stop[]): Transaction<number> {
  const { source, at, changedAt = at, liftedAt } = row;
  // An import stops mail, and never lets it through again.
  if (liftedAt !== undefined && liftedAt !== null) return 0;
  const isNews = held.every((stop) =>
    stop.liftedAt === null
      ? strengthOf(source) > strengthOf(stop.source)
      : stop.liftedAt < changedAt,
  );
  if (!isNews) return 0;
  yield* suppress({ ...row, at: Math.max(changedAt, ...held.map((stop) => stop.changedAt)) });
  return 1;
}
