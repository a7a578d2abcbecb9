import { siteAccount } from '@grovemail/domain/accounts/site-account.ts';
import { findReturnPath, idsInReturnPaths } from '@grovemail/domain/delivery/return-path.ts';
import { allLists } from '@grovemail/domain/preferences/tracking-id.ts';
import type { Store } from '../store/store.ts';
import { announcementOf } from './announcement-of.ts';
import { transactionalResource } from './transactional-resource.ts';
import { unsubscribed } from './unsubscription.ts';

/** What another mail server reports of a mail; unproved. */
interface Report {
  kind: 'bounced' | 'complained';
  recipients: readonly string[];
  /** Where a return path may stand. */
  texts: readonly string[];
  reply: string;
}

interface Deps {
  store: Pick<Store, 'suppress' | 'noteFeedback' | 'readTransactional'>;
  /** Sign return paths, newest first. */
  keys: readonly string[];
  /** Milliseconds since the epoch. */
  now(): number;
  newId(): string;
}

/**
 * Stops all mail to the recipient of a bounce or complaint, and notes it in the log of a transactional
 * mail. Anybody can write a report, so it counts only with a return path that was signed for that
 * recipient. A report that is repeated changes nothing.
 * @returns whether it counted
 */
export async function takeReport(
  { kind, recipients, texts, reply }: Report,
  { store, keys, now, newId }: Deps,
): Promise<boolean> {
  // Some services take the recipient out of a complaint; the mail is stored with it.
  const mails = await Promise.all(
    idsInReturnPaths(texts).map((id) => store.readTransactional(id, 'live')),
  );
  const stored = mails.flatMap((mail) => (mail ? [mail.recipientEmail] : []));
  const found = await findReturnPath(texts, [...recipients, ...stored], keys);
  if (!found) return false;
  const at = now();
  await store.suppress(
    {
      ...{ id: newId(), changeId: newId(), at, email: found.recipient },
      ...{ account: siteAccount, list: allLists, contactId: null },
      source: kind === 'bounced' ? 'bounce' : 'complaint',
    },
    unsubscribed(at, newId),
  );
  const announcement = announcementOf(`mail.${kind}`, { at, newId }, transactionalResource);
  await store.noteFeedback(found.id, { id: newId(), kind, at, reply }, { announcement });
  return true;
}
