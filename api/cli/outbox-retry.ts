import { Command } from 'commander';
import { OperatorError } from './operator-error.ts';
import type { OpsIo } from './ops-io.ts';
import { readRows } from './read-rows.ts';

const examples = `
Examples:
  npm run ops -- outbox retry 019a9f3e-7c00-7a10-8f3b-2d6f0c9b1e55
  npm run ops -- outbox retry --dead

The server sends them within a second; it has to run. Receivers know a repetition by its id.
`;

/** `outbox retry`: lets what was given up go again, and what waits go at once. */
export function outboxRetryCommand(io: OpsIo): Command {
  return new Command('retry')
    .description('let what was given up go again, and what waits go at once')
    .argument('[id...]', 'ids, as outbox list shows them')
    .option('--dead', 'all that was given up')
    .addHelpText('after', examples)
    .action(async (ids: string[], { dead }: { dead?: true }, command: Command) => {
      if ((ids.length === 0) === (dead === undefined)) {
        command.error('error: name ids, or --dead for all that was given up', { exitCode: 2 });
      }
      const store = await io.openStoreToWrite();
      const unknown: string[] = [];
      let retried = 0;
      try {
        const line = dead
          ? readRows(
              (page) => store.listOutbox({ ...page, state: 'dead' }),
              Number.POSITIVE_INFINITY,
            )
          : [...new Set(ids)].map((id) => ({ id }));
        for await (const { id } of line) {
          const outcome = await store.retryOutbox(id);
          if (outcome === 'retried') retried += 1;
          if (outcome === 'unknown') unknown.push(id);
          if (!dead && outcome !== 'unknown') io.print(`${id}: ${said[outcome]}\n`);
        }
      } finally {
        await store.close();
      }
      if (dead)
        io.print(retried === 0 ? 'Nothing was given up.\n' : `In line again: ${retried}.\n`);
      if (unknown.length > 0) {
        throw new OperatorError(`The outbox has no entry with this id: ${unknown.join(', ')}.`);
      }
    });
}

const said = {
  retried: 'in line again.',
  done: 'was delivered, so nothing was done.',
} as const;
