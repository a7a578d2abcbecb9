import { laneOf } from '@grovemail/domain/delivery/lanes.ts';
import { bounceReason } from '../mailing/bounces/bounce-cause.ts';
import { readCodes } from '../mailing/bounces/reply-codes.ts';
import type { OutboxRow } from '../store/queue/outbox-store.ts';
import type { Store } from '../store/store.ts';

/**
 * Why an entry gave up. The first four are those of bounces, decided by the same rules; `webhook` and `push` are about their
 * receivers, and `other` is no reply of a mail
 * server, such as one that was not reached.
 */
export const deadCauses = [
  ...['mailbox', 'sender', 'message', 'passing'],
  ...['webhook', 'push', 'other'],
] as const;
export type DeadCause = (typeof deadCauses)[number];

/** Why a dead entry gave up; null for any other. */
export function deadCauseOf(row: Pick<OutboxRow, 'state' | 'topic' | 'error'>): DeadCause | null {
  if (row.state !== 'dead') return null;
  const lane = laneOf(row.topic);
  if (lane === 'webhooks' || lane === 'notices') return 'webhook';
  if (lane === 'pushes') return 'push';
  const reply = row.error ?? '';
  const { basic, enhanced } = readCodes('', reply);
  const isReply = basic !== null || enhanced.length > 0;
  return isReply ? bounceReason({ reply }).cause : 'other';
}

/** The dead entries, newest first, of one cause or all. */
export async function* deadEntries(
  store: Pick<Store, 'listOutbox'>,
  cause?: DeadCause,
): AsyncGenerator<OutboxRow> {
  let before: string | undefined;
  for (;;) {
    const after = before === undefined ? {} : { before };
    const page = await store.listOutbox({ state: 'dead', limit: pageSize, ...after });
    yield* page.filter((row) => cause === undefined || deadCauseOf(row) === cause);
    before = page.at(-1)?.id;
    if (page.length < pageSize) return;
  }
}

/** How many dead entries there are of each cause, in the order of `deadCauses`; without those of which there is none. */
export async function countDeadCauses(
  store: Pick<Store, 'listOutbox'>,
): Promise<Map<DeadCause, number>> {
  const counts = new Map<DeadCause, number>(deadCauses.map((cause) => [cause, 0]));
  for await (const row of deadEntries(store)) {
    const cause = deadCauseOf(row);
    if (cause) counts.set(cause, (counts.get(cause) ?? 0) + 1);
  }
  return new Map([...counts].filter(([, count]) => count > 0));
}

/** Discards all dead entries of a cause. @returns how many */
export async function discardCause(
  store: Pick<Store, 'listOutbox' | 'discardOutbox'>,
  cause: DeadCause,
): Promise<number> {
  let discarded = 0;
  let batch: string[] = [];
  const discard = async () => {
    const before = await store.discardOutbox(batch);
    discarded += before.filter((state) => state === 'dead').length;
    batch = [];
  };
  for await (const { id } of deadEntries(store, cause)) {
    if (batch.push(id) === batchSize) await discard();
  }
  if (batch.length > 0) await discard();
  return discarded;
}

const pageSize = 500;

/** Of a transaction, so that a running server's writes do not wait. */
const batchSize = 100;
