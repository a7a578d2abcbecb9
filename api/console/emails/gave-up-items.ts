import type { GaveUpItem } from '@grovemail/contract/console/gave-up.ts';
import { addressKey } from '@grovemail/domain/email-addresses/address-key.ts';
import { deadKindOf } from '../../resources/dead-entries.ts';
import { recipientsIn } from '../../resources/outbox-recipient.ts';
import type { OutboxRow } from '../../store/queue/outbox-store.ts';
import type { Store } from '../../store/store.ts';
import { shortLine } from '../serving/short-texts.ts';

/** Dead entries as the console lists them, with the current state of their recipients. */
export async function gaveUpItems(store: Store, rows: readonly OutboxRow[]): Promise<GaveUpItem[]> {
  const recipientOf = recipientsIn(store);
  const items: GaveUpItem[] = [];
  for (const row of rows) {
    const { id, createdAt, nextAt: at, topic, error } = row;
    const { cause, code } = deadKindOf(row) ?? { cause: 'other', code: '' };
    const [to, subject] = [await recipientOf(row), await subjectOf(store, row)];
    items.push({
      id,
      createdAt,
      cause,
      code,
      at,
      to,
      reply: error ?? '',
      subject: subject ?? topic,
      isTemplate: subject !== null,
      tookAt: to.includes('@') ? await tookAfter(store, to, at) : null,
      isStopped: false,
    });
  }
  const addresses = items.map(({ to }) => to).filter((to) => to.includes('@'));
  const stopped = await store.suppressionsInForce(addresses);
  const isStopped = (to: string) =>
    stopped.get(addressKey(to))?.some(({ list, source }) => list === '*' && stopsAll(source));
  return items.map((item) => ({ ...item, isStopped: isStopped(item.to) ?? false }));
}

/** Receipts are still sent after an unsubscription. */
function stopsAll(source: string): boolean {
  return source === 'bounce' || source === 'complaint';
}

async function subjectOf(store: Store, { payload }: OutboxRow): Promise<string | null> {
  const { transactionalId } = payload;
  if (typeof transactionalId !== 'string') return null;
  const subject = (await store.readTransactional(transactionalId, 'live'))?.subject;
  return subject === undefined ? null : shortLine(subject);
}

/** The last time after another when the recipient's server accepted an email of the API. */
async function tookAfter(store: Store, email: string, after: number): Promise<number | null> {
  const { rows } = await store.listTransactionals({
    space: 'live',
    recipientEmail: addressKey(email),
    limit: maxEmails,
  });
  const times = rows
    .flatMap(({ attempts, status }) => (status === 'sent' ? attempts : []))
    .flatMap(({ outcome, at }) => (outcome === 'sent' && at > after ? [at] : []));
  return times.length === 0 ? null : Math.max(...times);
}

const maxEmails = 10;
