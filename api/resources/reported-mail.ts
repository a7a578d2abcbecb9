import { allLists } from '@grovemail/domain/preferences/tracking-id.ts';
import { siteAccount } from '../mailing/lists.ts';
import { findReturnPath, idsInReturnPaths } from '../signing/return-path.ts';
import type { Store } from '../store/store.ts';
import { announcementOf } from './announcement-of.ts';
import { transactionalResource } from './transactional-resource.ts';
import { unsubscribed } from './unsubscription.ts';

/** What another mail server reports about a mail; not verified yet. */
export interface Report {
  kind: 'bounced' | 'complained';
  recipients: readonly string[];
  /** May contain a return path. */
  texts: readonly string[];
  reply: string;
  /** The status code of a bounce that suppresses nobody. */
  sparedBy: string | null;
}

/** `recorded` suppresses nobody; `ignored` is not accepted. */
export type ReportOutcome = 'stopped' | 'recorded' | 'ignored';

export interface ReportDeps {
  store: Pick<Store, 'suppress' | 'noteFeedback' | 'readTransactional' | 'readerOfCopy'>;
  /** For return paths, newest first. */
  keys: readonly string[];
  /** Milliseconds since the epoch. */
  now(): number;
  newId(): string;
}

/**
 * Records a bounce or complaint with the transactional mail, and suppresses its recipient unless it is
 * spared. Anybody can write a report, so it is accepted only with a return path that was signed for that
 * recipient. Idempotent.
 */
export async function takeReport(
  { kind, recipients, texts, reply, sparedBy }: Report,
  { store, keys, now, newId }: ReportDeps,
): Promise<ReportOutcome> {
  // Some services redact the recipient in complaints, but the mail or the copy is stored with it.
  const stored = await Promise.all(idsInReturnPaths(texts).map(readerOf));
  const found = findReturnPath(
    texts,
    [...recipients, ...stored.filter((email) => email !== null)],
    keys,
  );
  if (!found) return 'ignored';
  const at = now();
  if (sparedBy === null) {
    await store.suppress(
      {
        id: newId(),
        changeId: newId(),
        at,
        email: found.recipient,
        account: siteAccount,
        list: allLists,
        contactId: null,
        source: kind === 'bounced' ? 'bounce' : 'complaint',
      },
      unsubscribed(at, newId),
    );
  }
  const announcement = announcementOf(`mail.${kind}`, { at, newId }, transactionalResource);
  await store.noteFeedback(found.id, { id: newId(), kind, at, reply }, { announcement });
  return sparedBy === null ? 'stopped' : 'recorded';

  async function readerOf(id: string): Promise<string | null> {
    const mail = await store.readTransactional(id, 'live');
    return mail ? mail.recipientEmail : store.readerOfCopy(id);
  }
}
