import { isSuppressed } from '../../mailing/is-suppressed.ts';
import { listsOfTemplate } from '../../mailing/lists.ts';
import type { SuppressionStore } from '../../store/suppressions/suppression-store.ts';
import type { QueuedMail } from '../../store/transactionals/transactional-store.ts';

/** Whether a suppression applies to a transactional email to an address, its recipient's or that of a copy. */
export async function isMailSuppressed(
  store: Pick<SuppressionStore, 'findSuppressions'>,
  { templateCode, message }: QueuedMail,
  email: string,
): Promise<boolean> {
  const { kind = 'list' } = message;
  return isSuppressed(await store.findSuppressions(email), {
    kind,
    lists: listsOfTemplate(templateCode),
  });
}
