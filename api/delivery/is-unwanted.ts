import { isStopped } from '@grovemail/domain/preferences/is-stopped.ts';
import { listsOfTemplate } from '@grovemail/domain/transactionals/template-list.ts';
import type { SuppressionStore } from '../store/suppressions/suppression-store.ts';
import type { QueuedMail } from '../store/transactionals/transactional-store.ts';

/** Whether a suppression applies to a transactional email to an address, its recipient's or that of a copy. */
export async function isUnwanted(
  store: Pick<SuppressionStore, 'findSuppressions'>,
  { templateCode, message }: QueuedMail,
  email: string,
): Promise<boolean> {
  const { kind = 'list' } = message;
  return isStopped(await store.findSuppressions(email), {
    kind,
    lists: listsOfTemplate(templateCode),
  });
}
