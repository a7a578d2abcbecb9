import type { SuppressionStore } from './store/suppression-store.ts';

/** Whether somebody complained of mail at this address. After that it gets none, whatever its kind. */
export async function hasComplained(
  store: Pick<SuppressionStore, 'findSuppressions'>,
  email: string,
): Promise<boolean> {
  const rows = await store.findSuppressions(email);
  return rows.some(({ source, liftedAt }) => source === 'complaint' && liftedAt === null);
}
