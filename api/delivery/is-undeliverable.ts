import type { SuppressionStore } from '../store/suppressions/suppression-store.ts';

/**
 * Whether no mail of any kind may go to an address, after a complaint or a permanent bounce.
 */
export async function isUndeliverable(
  store: Pick<SuppressionStore, 'findSuppressions'>,
  email: string,
): Promise<boolean> {
  const rows = await store.findSuppressions(email);
  return rows.some(
    ({ source, liftedAt }) => liftedAt === null && (source === 'complaint' || source === 'bounce'),
  );
}
