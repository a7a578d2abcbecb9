import type { SuppressionStore } from '../store/suppressions/suppression-store.ts';

/**
 * Whether no mail of any kind may go to an address: somebody complained of mail there, or its server said
 * for good that there is no such mailbox.
 */
export async function getsNoMail(
  store: Pick<SuppressionStore, 'findSuppressions'>,
  email: string,
): Promise<boolean> {
  const rows = await store.findSuppressions(email);
  return rows.some(
    ({ source, liftedAt }) => liftedAt === null && (source === 'complaint' || source === 'bounce'),
  );
}
