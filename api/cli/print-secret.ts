import type { Store } from '../store/store.ts';
import type { OpsIo } from './ops-io.ts';

/** Prints a secret of the store alone, for scripts; makes the store, and the secret, when there is none. */
export async function printSecret(
  io: OpsIo,
  secretOf: (store: Store) => Promise<string>,
): Promise<void> {
  const store = await io.openOrMakeStore();
  try {
    io.print(`${await secretOf(store)}\n`);
  } finally {
    await store.close();
  }
}
