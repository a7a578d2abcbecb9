import { retryDelays, retryWindow } from '@grovemail/domain/delivery/delivery-limits.ts';
import { type DatabaseRow, query, type Transaction } from '../database/transaction.ts';
import { endpointStatements } from '../endpoints/endpoint-statements.ts';
import {
  findUnsent,
  noteDelivery,
  settleCopy,
} from '../transactionals/transactional-transactions.ts';
import { readBuried } from './outbox-rows.ts';
import { outboxStatements } from './outbox-statements.ts';
import {
  type Attempt,
  type BuriedEntry,
  type ClaimedEntry,
  maxLostClaims,
} from './outbox-store.ts';
import type { FailedMail } from './settling-store.ts';

interface Burial {
  /** Milliseconds since the epoch. */
  now: number;
  newId(): string;
  /** Announces an email that becomes `failed`. */
  failed: FailedMail | undefined;
}

/** See `SettlingStore.settleOutbox`. */
export function* settle(
  { id, attempts }: Pick<ClaimedEntry, 'id' | 'attempts'>,
  result: Attempt,
  burial: Burial,
): Transaction<boolean> {
  const { now } = burial;
  if (result.outcome === 'done') {
    return (yield* query(outboxStatements.outboxDone, id, attempts, now)).length > 0;
  }
  const { error, nextAt } = result;
  if (result.outcome === 'released') {
    return (yield* query(outboxStatements.outboxReleased, id, attempts, nextAt, error)).length > 0;
  }
  const times = nextAt === null ? [now, now] : [nextAt, null];
  const rows = yield* query(outboxStatements.outboxFailed, id, attempts, ...times, error);
  if (nextAt === null) yield* failMails(rows, error, burial);
  return rows.length > 0;
}

/** See `SettlingStore.buryLost`. */
export function* buryLost(error: string, burial: Burial): Transaction<BuriedEntry[]> {
  const tries = maxLostClaims + retryDelays.length;
  const rows = yield* query(outboxStatements.buryLost, burial.now, tries, error);
  return yield* failMails(rows, error, burial);
}

/** See `SettlingStore.buryOverdue`. */
export function* buryOverdue(
  error: string,
  limit: number,
  burial: Burial,
): Transaction<BuriedEntry[]> {
  const { now } = burial;
  const rows = yield* query(endpointStatements.buryOverdue, now, now - retryWindow, error, limit);
  return yield* failMails(rows, error, burial);
}

/** The emails and copies of dead entries, as far as no attempt has settled them. */
function* failMails(
  rows: readonly DatabaseRow[],
  reply: string,
  { now: at, newId, failed }: Burial,
): Transaction<BuriedEntry[]> {
  const buried = rows.map(readBuried);
  for (const { payload } of buried) {
    const { transactionalId: id, copyId } = payload;
    if (typeof copyId === 'string') yield* settleCopy(copyId, 'failed');
    const mail = typeof id === 'string' ? yield* findUnsent(id) : null;
    if (mail?.status !== 'queued') continue;
    const attempt = { id: newId(), at, outcome: 'failed', reply } as const;
    yield* noteDelivery(mail.id, attempt, 'failed', failed && { announcement: failed });
  }
  return buried;
}
