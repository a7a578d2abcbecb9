import { Command } from 'commander';
import { apiKeyDigest, keyPrefixes } from '../../keys/api-key.ts';
import type { KeyRow } from '../../store/keys/key-store.ts';
import type { Store } from '../../store/store.ts';
import { requireConfirmation } from '../input/confirmation.ts';
import { wholeId } from '../input/whole-id.ts';
import { localTime } from '../output/format.ts';
import { table } from '../output/table.ts';
import { OperatorError } from '../process/operator-error.ts';
import type { OpsIo } from '../process/ops-io.ts';

const example = `
Example:
  npm run ops -- keys revoke 0c9b1e55

If a key has leaked and you do not know its id, give the key itself.
`;

export function keysRevokeCommand(io: OpsIo): Command {
  return new Command('revoke')
    .description('revoke keys immediately and permanently')
    .argument('<id...>', 'ids, or their last characters, as keys list shows them')
    .option('--yes', 'do not ask for confirmation')
    .addHelpText('after', example)
    .action(async (idsOrKeys: string[], { yes }: { yes?: true }) => {
      if (!yes) await confirmRevocation(io, idsOrKeys);
      await using store = await io.openStoreForWriting();
      const unknown: string[] = [];
      const texts = [...new Set(idsOrKeys)];
      // An ambiguous ending must fail before any key is revoked.
      const ids = await Promise.all(texts.map((text) => idOf(store, text)));
      for (const [index, text] of texts.entries()) {
        const id = ids[index] ?? null;
        if (id !== null && ids.indexOf(id) < index) continue;
        const outcome = id === null ? 'unknown' : await store.revokeKey(id);
        if (outcome === 'unknown') unknown.push(masked(text));
        else io.print(`${id}: revoked.\n`);
      }
      if (unknown.length > 0) {
        throw new OperatorError(
          `There is no active key with this id: ${unknown.join(', ')}. See npm run ops -- keys list.`,
        );
      }
    });
}

/** Lists the active keys to be revoked, and asks for confirmation if there are any. */
async function confirmRevocation(io: OpsIo, idsOrKeys: readonly string[]): Promise<void> {
  await using store = await io.openStore();
  const ids = await Promise.all(idsOrKeys.map((text) => idOf(store, text)));
  const active = (await store.listKeys()).filter(({ revokedAt }) => revokedAt === null);
  const revoked = active.filter(({ id }) => ids.includes(id));
  const remaining = active.filter(({ id }) => !ids.includes(id));
  if (revoked.length === 0) return;
  io.printError(
    table(['Id', 'Label', 'Kind', 'Scope', 'Last used'], revoked.map(cellsOf), io.width, [0]),
  );
  io.printError('Calls with a revoked key are rejected from then on.\n');
  for (const isTest of [false, true]) {
    const isOfKind = (key: KeyRow) => key.isTest === isTest;
    if (!revoked.some(isOfKind) || remaining.some(isOfKind)) continue;
    io.printError(`No other ${isTest ? 'test' : 'live'} key is left.\n`);
  }
  const what = revoked.length === 1 ? 'this key' : `these ${revoked.length} keys`;
  await requireConfirmation(io, `Revoke ${what}?`, 'Nothing was revoked.');
}

function cellsOf({ id, label, isTest, scopes, lastUsedAt }: KeyRow): string[] {
  const used = lastUsedAt === null ? 'never' : localTime(lastUsedAt);
  return [id, label, isTest ? 'test' : 'live', scopes.join(' '), used];
}

const key = new RegExp(`(${Object.values(keyPrefixes).join('|')})\\S*`);

async function idOf(store: Store, text: string): Promise<string | null> {
  const [found] = key.exec(text) ?? [];
  if (found) return (await store.findKey(apiKeyDigest(found)))?.id ?? null;
  const ids = (await store.listKeys()).map(({ id }) => id);
  return wholeId(text, ids);
}

/** No message may show a key, not even a mistyped one. */
function masked(text: string): string {
  return text.replace(key, '$1…');
}
