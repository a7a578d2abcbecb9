import { isOwnChoice, strengthOf } from '@grovemail/domain/preferences/suppression-source.ts';
import { undoWindow } from '@grovemail/domain/preferences/undo-window.ts';
import { siteAccount } from '../../mailing/lists.ts';
import { mayBeRecipientsChoice } from '../../mailing/recipients-choice.ts';
import { record } from '../audit/audited.ts';
import { integer } from '../database/row.ts';
import { query, type Transaction } from '../database/transaction.ts';
import { type Announcement, announce } from '../queue/announcement.ts';
import { submissionStatements } from '../submissions/submission-statements.ts';
import { findInForce, storedAs } from './find-suppressions.ts';
import { suppressionStatements } from './suppression-statements.ts';
import type { Lift, Suppressed, Suppression, SuppressionRow } from './suppression-store.ts';

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
    suppression.reason ?? null,
  );
  // A repetition keeps the time of the first choice.
  if (announcement && row?.since === at) {
    yield* announce(announcement, [{ ...suppression, email }]);
  }
  return { canUndo: isOwnChoice(row?.source) && Number(row?.since) > at - undoWindow };
}

/** See `SuppressionStore.stopMail`. @param now milliseconds since the epoch */
export function* stopMail(
  suppression: Suppression,
  announcement: Announcement<Suppression>,
  now: number,
): Transaction<SuppressionRow> {
  const [active] = yield* findInForce(suppression, now);
  const isPermanent = active?.endsAt === null;
  if (isPermanent && strengthOf(active.source) >= strengthOf(suppression.source)) return active;
  yield* suppress(suppression, announcement);
  const [stopped] = yield* findInForce(suppression, now);
  if (!stopped) throw new Error('Mail that was stopped is not.');
  return stopped;
}

/** See `SuppressionStore.liftSuppression`. @param now milliseconds since the epoch */
export function* liftSuppression(
  { act, isAsked, ...from }: Lift,
  now: number,
): Transaction<'lifted' | 'not_suppressed' | 'recipients_choice'> {
  const active = yield* findInForce(from, now);
  if (active.length === 0) return 'not_suppressed';
  const isChoice = active.some(mayBeRecipientsChoice);
  if (isChoice && !isAsked) return 'recipients_choice';
  for (const { id, changeId } of active) {
    yield* query(suppressionStatements.liftSuppression, id, changeId, now);
  }
  if (isChoice && act) yield* record(act);
  return 'lifted';
}

/** Suppresses all mail to an address until a time. Permanent suppressions do not change. */
export function* pause(
  suppression: Suppression & { endsAt: number },
  announcement: Announcement<Suppression>,
): Transaction<void> {
  const { id, changeId, account, list, contactId, at, endsAt } = suppression;
  const [email] = yield* storedAs(suppression.email);
  const values = [id, account, email, list, contactId, at, changeId, endsAt];
  const [row] = yield* query(suppressionStatements.pause, ...values);
  if (row?.since === at) yield* announce(announcement, [{ ...suppression, email }]);
}

/** The end of the last pause of an address; 0 without one. */
export function* lastPauseOf(email: string): Transaction<number> {
  const [row] = yield* query(
    suppressionStatements.lastPause,
    siteAccount,
    ...(yield* storedAs(email)),
  );
  return integer.nullish().parse(row?.ended_at) ?? 0;
}

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
  // The change may be undone already.
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
 * Reduces an active suppression to the hash of the address, without undo, contact and reason.
 * @param erased replaces the address
 */
export function* keepFact(id: string, erased: string | null): Transaction<void> {
  if (erased === null) throw new Error('There is no key to keep a suppression under.');
  yield* query(suppressionStatements.forgetLifted, id);
  yield* query(suppressionStatements.forgetTwin, id, erased);
  yield* query(suppressionStatements.keepFact, id, erased);
}
