import { apiKeyDigest } from '@grovemail/domain/keys/api-key.ts';
import { Command } from 'commander';
import type { Store } from '../store/store.ts';
import { OperatorError } from './operator-error.ts';
import type { OpsIo } from './ops-io.ts';

const example = `
Example:
  npm run ops -- keys revoke 019a9f3e-7c00-7a10-8f3b-2d6f0c9b1e55

If a key has leaked and you do not know its id, give the key itself.
`;

export function keysRevokeCommand(io: OpsIo): Command {
  return new Command('revoke')
    .description('revoke keys at once and for good')
    .argument('<id...>', 'ids, as keys list shows them')
    .addHelpText('after', example)
    .action(async (given: string[]) => {
      const store = await io.openStoreForWriting();
      const unknown: string[] = [];
      try {
        for (const text of new Set(given)) {
          const id = await idOf(store, text);
          const outcome = id === null ? 'unknown' : await store.revokeKey(id);
          if (outcome === 'unknown') unknown.push(masked(text));
          else io.print(`${id}: revoked.\n`);
        }
      } finally {
        await store.close();
      }
      if (unknown.length > 0) {
        throw new OperatorError(
          `There is no active key with this id: ${unknown.join(', ')}. See npm run ops -- keys list.`,
        );
      }
    });
}

const key = /gm_(?:live|test)_\S*/;

async function idOf(store: Store, text: string): Promise<string | null> {
  const [found] = key.exec(text) ?? [];
  return found ? ((await store.findKey(await apiKeyDigest(found)))?.id ?? null) : text;
}

/** No message may show a key, not even a mistyped one. */
function masked(text: string): string {
  return text.replace(key, (found) => `${found.slice(0, 'gm_live_'.length)}…`);
}
