import { retryWindow } from '@grovemail/domain/delivery/delivery-limits.ts';
import { lane, laneNames } from '@grovemail/domain/delivery/lanes.ts';
import { rowReader, text } from '../database/row.ts';
import {
  type Database,
  type DatabaseRow,
  query,
  type Transaction,
} from '../database/transaction.ts';
import { uuidV7Maker } from '../database/uuid-v7.ts';
import { endpointStatements } from '../queue/endpoint-statements.ts';
import { lineUpAgain } from '../queue/endpoint-transactions.ts';
import { readBuried, readOutboxRow } from '../queue/outbox-rows.ts';
import { outboxStatements } from '../queue/outbox-statements.ts';
import {
  type Attempt,
  type BuriedEntry,
  type ClaimedEntry,
  maxLostClaims,
  type OutboxEntry,
  type OutboxState,
} from '../queue/outbox-store.ts';
import {
  findUnsent,
  forgetFailed,
  noteDelivery,
  settleCopy,
} from '../transactionals/transactional-transactions.ts';
import type { FailedMail, SettlingStore } from './settling-store.ts';

/** The settling of entries in any database whose schema is up to date. */
export function sqlSettlingStore(database: Database, now: () => number): SettlingStore {
  const newId = uuidV7Maker(now);
  const burial = (failed: FailedMail | undefined) => ({ now: now(), newId, failed });
  return {
    settleOutbox: (claimed, result, failed) =>
      database.write(() => settle(claimed, result, burial(failed))),
    discardOutbox: (ids) =>
      database.write(
        () => discard(ids, now()),
        (before) => {
          const discarded = ids.filter((_, at) => before[at] === 'dead');
          return discarded.map((id) => `outbox:${id}`).join(' ') || null;
        },
      ),
    buryLost: (error, failed) => database.write(() => buryLost(error, burial(failed))),
    buryOverdue: (error, limit, failed) =>
      database.write(() => buryOverdue(error, limit, burial(failed))),
  };
}

interface Burial {
  /** Milliseconds since the epoch. */
  now: number;
  newId(): string;
  /** Announces an email that becomes `failed`. */
  failed: FailedMail | undefined;
}

/** See `SettlingStore.settleOutbox`. */
function* settle(
  claimed: Pick<ClaimedEntry, 'id' | 'attempts'>,
  result: Attempt,
  burial: Burial,
): Transaction<boolean> {
  const [row] = yield* record(claimed, result, burial.now);
  if (!row) return false;
  const { endpoint, topic } = readSettled(row);
  if (endpoint !== null) yield* lineUpAgain(endpoint, topic, burial.now);
  const isDead = result.outcome === 'failed' && result.nextAt === null;
  if (isDead) yield* failMails([row], result.error, burial);
  if (result.outcome === 'bounced') {
    const bounced = yield* failMails([row], result.error, burial);
    for (const { payload } of bounced) yield* forgetMessage(payload);
  }
  return true;
}

function record(
  { id, attempts }: Pick<ClaimedEntry, 'id' | 'attempts'>,
  result: Attempt,
  now: number,
): Transaction<DatabaseRow[]> {
  const { outboxDone, outboxBounced, outboxReleased, outboxFailed } = outboxStatements;
  if (result.outcome === 'bounced') return query(outboxBounced, id, attempts, now, result.error);
  if (result.outcome === 'done') return query(outboxDone, id, attempts, now);
  const { error, nextAt } = result;
  if (result.outcome === 'released') return query(outboxReleased, id, attempts, nextAt, error);
  const times = nextAt === null ? [now, now] : [nextAt, null];
  return query(outboxFailed, id, attempts, ...times, error);
}

/** See `OutboxStore.discardOutbox`. */
function* discard(ids: readonly string[], now: number): Transaction<(OutboxState | 'unknown')[]> {
  const states: (OutboxState | 'unknown')[] = [];
  for (const id of ids) {
    // Locked, so that it is not retried meanwhile.
    const [row] = yield* query(outboxStatements.lockOutbox, id);
    const entry = row ? readOutboxRow(row) : null;
    states.push(entry?.state ?? 'unknown');
    if (entry?.state !== 'dead') continue;
    yield* query(outboxStatements.discardOutbox, id, now);
    yield* forgetMessage(entry.payload);
  }
  return states;
}

/** Deletes the message of a failed email, or settles its copy. */
function* forgetMessage({ transactionalId, copyId }: OutboxEntry['payload']): Transaction<void> {
  if (typeof transactionalId === 'string') yield* forgetFailed(transactionalId);
  if (typeof copyId === 'string') yield* settleCopy(copyId, 'suppressed');
}

/** See `SettlingStore.buryLost`. */
function* buryLost(error: string, burial: Burial): Transaction<BuriedEntry[]> {
  const rows = yield* query(outboxStatements.buryLost, burial.now, maxLostClaims, error);
  return yield* failMails(rows, error, burial);
}

/** See `SettlingStore.buryOverdue`. */
function* buryOverdue(error: string, limit: number, burial: Burial): Transaction<BuriedEntry[]> {
  const { now } = burial;
  const rows: DatabaseRow[] = [];
  for (const name of laneNames) {
    const left = limit - rows.length;
    if (left === 0 || !lane(name).endpoint) continue;
    const values = [now, now - retryWindow, error, left, name];
    rows.push(...(yield* query(endpointStatements.buryOverdue, ...values)));
  }
  return yield* failMails(rows, error, burial);
}

/** Marks the emails and copies of dead entries as failed, unless an attempt has settled them. */
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

const readSettled = rowReader({ endpoint: text.nullable(), topic: text });
