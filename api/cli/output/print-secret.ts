import type { Store } from '../../store/store.ts';
import type { OpsIo } from '../process/ops-io.ts';

/** Prints only the secret, for scripts; creates the store and the secret when there are none. */
export async function printSecret(
  io: OpsIo,
  secretOf: (store: Store) => Promise<string>,
): Promise<void> {
  const store = await io.openOrCreateStore();
  try {
    io.print(`${await secretOf(store)}\n`);
  } finally {
    await store.close();
  }
}
