import type { CauseTarget, GaveUpCause } from '@grovemail/contract/console/gave-up.ts';
import { noticeId } from '@grovemail/contract/console/webhooks.ts';
import { recipientsIn } from '../../resources/outbox-recipient.ts';
import type { OutboxRow } from '../../store/queue/outbox-store.ts';
import type { Store } from '../../store/store.ts';

/** Where the entries of one cause came from or went, as long as that is one place. */
export interface CauseTargets {
  add(cause: GaveUpCause, key: string, row: OutboxRow): Promise<void>;
  of(key: string): CauseTarget | null;
}

/** Looks at entries until they differ. */
export function causeTargets(store: Store): CauseTargets {
  const recipientOf = recipientsIn(store);
  const known = new Map<string, CauseTarget | null>();
  return {
    async add(cause, key, row) {
      const before = known.get(key);
      if (before === null) return;
      const target =
        cause === 'webhook'
          ? await webhookOf(row, recipientOf)
          : cause === 'message'
            ? await templateOf(store, row)
            : null;
      known.set(key, before === undefined || before.id === target?.id ? target : null);
    },
    of: (key) => known.get(key) ?? null,
  };
}

async function webhookOf(
  row: OutboxRow,
  recipientOf: ReturnType<typeof recipientsIn>,
): Promise<CauseTarget | null> {
  const { topic, payload } = row;
  if (topic === 'notice.webhook')
    return { kind: 'webhook', id: noticeId, name: await recipientOf(row) };
  const url = await recipientOf(row);
  // One that was removed is shown nowhere.
  if (typeof payload.webhookId !== 'string' || url === '') return null;
  return { kind: 'webhook', id: payload.webhookId, name: URL.parse(url)?.host ?? url };
}

async function templateOf(store: Store, { payload }: OutboxRow): Promise<CauseTarget | null> {
  const { transactionalId } = payload;
  if (typeof transactionalId !== 'string') return null;
  const code = (await store.readTransactional(transactionalId, 'live'))?.templateCode;
  return code === undefined ? null : { kind: 'template', id: code, name: code };
}
