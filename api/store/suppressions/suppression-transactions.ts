import { addressKey } from '@grovemail/domain/email-addresses/address-key.ts';
import { isOwnChoice, strengthOf } from '@grovemail/domain/preferences/suppression-source.ts';
import { undoWindow } from '@grovemail/domain/preferences/undo-window.ts';
import { siteAccount } from '../../mailing/lists.ts';
import { integer, rowReader, text } from '../database/row.ts';
import { query, type Transaction } from '../database/transaction.ts';
import type { Announcement } from '../queue/announcement.ts';
import { announce } from '../queue/announcement.ts';
import { erasedAs } from '../secrets/keyed-digest.ts';
import { submissionStatements } from '../submissions/submission-statements.ts';
import { suppressionStatements } from './suppression-statements.ts';
import type { Suppressed, Suppression } from './suppression-store.ts';

export function* suppress(
  suppression: Suppression,
  announcement?: Announcement<Suppression>,
): Transaction<Suppressed> {
  const { id, changeId, account, list, contactId, source, at } = suppression;
  const [email, kept] = yield* storedAs(suppression.email);
  if (kept !== email)
    yield* query(suppressionStatements.reviveSuppression, account, list, email, kept);
  const [row] = yield* query(
    suppressionStatements.suppress,
    id,
    account,
    email,
    list,
    contactId,
    at,
    changeId,
    source,
  );
  // A repetition keeps the time of the first choice.
  if (announcement && row?.since === at) {
    yield* announce(announcement, [{ ...suppression, email }]);
  }
  return { canUndo: isOwnChoice(row?.source) && Number(row?.since) > at - undoWindow };
}

/** @returns how many of them changed something */
export function* importSuppressions(imported: readonly Suppression[]): Transaction<number> {
  let changed = 0;
  for (const suppression of imported) {
    const since = yield* sinceIfNews(suppression);
    if (since === null) continue;
    yield* suppress({ ...suppression, at: since });
    changed += 1;
  }
  return changed;
}

/** When an imported suppression was last repeated; null if the stored one is newer or as strong. */
function* sinceIfNews({
  account,
  email,
  list,
  source,
  at,
}: Suppression): Transaction<number | null> {
  const [address, kept] = yield* storedAs(email);
  if (isOwnChoice(source) && account === siteAccount) {
    // A confirmed sign-up after that time is the newer choice.
    const newer = yield* query(submissionStatements.findNewerSignUp, address, at, list);
    if (newer.length > 0) return null;
  }
  const stored = yield* query(suppressionStatements.findSuppression, account, list, address, kept);
  const held = stored.map(readStop);
  const isNews = held.every(({ source: by, liftedAt }) =>
    liftedAt === null ? strengthOf(source) > strengthOf(by) : liftedAt < at,
  );
  return isNews ? Math.max(at, ...held.map(({ changedAt }) => changedAt)) : null;
}

const readStop = rowReader({ source: text, changed_at: integer, lifted_at: integer.nullable() });

/**
 * Confirms a sign-up, and lifts the recipient's own earlier suppressions of this list.
 * @returns whether that address ever signed up
 */
export function* confirmSubscriber(
  audience: string,
  email: string,
  now: number,
): Transaction<boolean> {
  const [address, kept] = yield* storedAs(email);
  yield* query(suppressionStatements.resubscribe, audience, address, siteAccount, now, kept);
  return (yield* query(submissionStatements.confirmSubscriber, audience, address)).length > 0;
}

/** @param now milliseconds since the epoch */
export function* undo(changeId: string, now: number): Transaction<boolean> {
  const [lifted] = yield* query(
    suppressionStatements.undoSuppression,
    changeId,
    now,
    now - undoWindow,
  );
  if (lifted) return true;
  // Undone twice: the change is still the newest, and already lifted.
  return (yield* query(suppressionStatements.findLifted, changeId)).length > 0;
}

/** @param now milliseconds since the epoch */
export function* resume(changeIds: readonly string[], now: number): Transaction<boolean> {
  for (const changeId of changeIds) {
    const [choice] = yield* query(suppressionStatements.findChoice, changeId);
    if (!choice) return false;
  }
  for (const changeId of changeIds) {
    yield* query(suppressionStatements.resumeMail, changeId, now);
  }
  return changeIds.length > 0;
}

/**
 * Erases an active suppression but for the fact: without undo, contact or reason.
 * @param erased replaces the address
 */
export function* keepFact(id: string, erased: string | null): Transaction<void> {
  if (erased === null) throw new Error('There is no key to keep a suppression under.');
  yield* query(suppressionStatements.forgetLifted, id);
  yield* query(suppressionStatements.forgetTwin, id, erased);
  yield* query(suppressionStatements.keepFact, id, erased);
}

/** The keys of an address's suppressions: the address, or its hash if its owner was erased. */
export function* storedAs(email: string): Transaction<[address: string, kept: string]> {
  const address = addressKey(email);
  return [address, (yield* erasedAs(address)) ?? address];
}
