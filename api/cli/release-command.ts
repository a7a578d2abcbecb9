import { Command } from 'commander';
import type { RecordKind } from '../store/store.ts';
import { OperatorError } from './operator-error.ts';
import type { OpsIo } from './run-ops.ts';

/**
 * `release`: takes records out of quarantine, each with what was to follow from it.
 * @param noun.plural as in the command, `leads`
 */
export function releaseCommand(
  noun: { kind: RecordKind; singular: string; plural: string },
  io: OpsIo,
): Command {
  const { kind, singular, plural } = noun;
  return new Command('release')
    .description(`take ${plural} out of quarantine; they go on as if they had never been there`)
    .argument('<id...>', `ids, as ${plural} list --quarantined shows them`)
    .addHelpText(
      'after',
      `\nExample:\n  npm run ops -- ${plural} release 019a9f3e-7c00-7a10-8f3b-2d6f0c9b1e55\n`,
    )
    .action(async (ids: string[]) => {
      const store = await io.openStoreToWrite();
      const unknown: string[] = [];
      try {
        for (const id of new Set(ids)) {
          const outcome = await store.release(kind, id);
          if (outcome === 'unknown') unknown.push(id);
          else io.print(`${id}: ${said[outcome]}\n`);
        }
      } finally {
        await store.close();
      }
      if (unknown.length > 0) {
        throw new OperatorError(`There is no ${singular} with this id: ${unknown.join(', ')}.`);
      }
    });
}

const said = {
  released: 'released.',
  not_quarantined: 'not in quarantine, so nothing was done.',
} as const;
