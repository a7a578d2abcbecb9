import { isSuppressed } from '../../mailing/is-suppressed.ts';
import { listsOfTemplate } from '../../mailing/lists.ts';
import type { SuppressionStore } from '../../store/suppressions/suppression-store.ts';
import type { QueuedMail } from '../../store/transactionals/transactional-store.ts';

/** Whether a transactional email to its recipient or the reader of a copy is suppressed. */
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
