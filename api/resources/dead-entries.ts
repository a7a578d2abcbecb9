import { type GaveUpCause, gaveUpCauses } from '@grovemail/contract/console/gave-up.ts';
import { laneOf } from '@grovemail/domain/delivery/lanes.ts';
import { bounceReason } from '../mailing/bounces/bounce-cause.ts';
import { readCodes } from '../mailing/bounces/reply-codes.ts';
import type { OutboxRow } from '../store/queue/outbox-store.ts';
import type { Store } from '../store/store.ts';

export const deadCauses = gaveUpCauses;
export type DeadCause = GaveUpCause;

/** A group of dead entries. */
export interface DeadKind {
  cause: DeadCause;
  /** The other server's, such as `550 5.1.1` or `410`; empty without one. */
  code: string;
}

/** The group of a dead entry; null for any other entry. */
export function deadKindOf(row: Pick<OutboxRow, 'state' | 'topic' | 'error'>): DeadKind | null {
  if (row.state !== 'dead') return null;
  const lane = laneOf(row.topic);
  const reply = row.error ?? '';
  if (lane === 'webhooks' || lane === 'notices' || lane === 'pushes') {
    const code = /\b[1-5]\d\d\b/.exec(reply)?.[0] ?? '';
    return { cause: lane === 'pushes' ? 'push' : 'webhook', code };
  }
  const { basic, enhanced } = readCodes('', reply);
  const codes = [basic, enhanced[0]].filter((code) => code != null);
  if (codes.length === 0) return { cause: 'other', code: '' };
  return { cause: bounceReason({ reply }).cause, code: codes.join(' ') };
}

export function deadCauseOf(row: Pick<OutboxRow, 'state' | 'topic' | 'error'>): DeadCause | null {
  return deadKindOf(row)?.cause ?? null;
}

/** The dead entries of one kind or all, newest first. @param start the id after which to begin */
export async function* deadEntries(
  store: Pick<Store, 'listOutbox'>,
  { cause, code }: Partial<DeadKind> = {},
  start?: string,
): AsyncGenerator<OutboxRow> {
  let before = start;
  for (;;) {
    const after = before === undefined ? {} : { before };
    const page = await store.listOutbox({ state: 'dead', limit: pageSize, ...after });
    for (const row of page) {
      const kind = deadKindOf(row);
      if (cause !== undefined && kind?.cause !== cause) continue;
      if (code === undefined || kind?.code === code) yield row;
    }
    before = page.at(-1)?.id;
    if (page.length < pageSize) return;
  }
}

/** The numbers of dead entries by cause, in the order of `deadCauses` and without zeros. */
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

/** Discards dead entries, in small transactions. @returns how many */
export async function discardDead(
  store: Pick<Store, 'discardOutbox'>,
  entries: Iterable<{ id: string }> | AsyncIterable<{ id: string }>,
): Promise<number> {
  let discarded = 0;
  let batch: string[] = [];
  const discard = async () => {
    const before = await store.discardOutbox(batch);
    discarded += before.filter((state) => state === 'dead').length;
    batch = [];
  };
  for await (const { id } of entries) {
    if (batch.push(id) === batchSize) await discard();
  }
  if (batch.length > 0) await discard();
  return discarded;
}

/** Queues dead entries again, each in a transaction of its own. @returns how many */
export async function retryDead(
  store: Pick<Store, 'retryOutbox'>,
  entries: AsyncIterable<{ id: string }>,
): Promise<number> {
  let retried = 0;
  for await (const { id } of entries) {
    if ((await store.retryOutbox(id)) === 'retried') retried += 1;
  }
  return retried;
}

const pageSize = 500;

/** Rows per transaction, so that a running server's writes do not wait. */
const batchSize = 100;
