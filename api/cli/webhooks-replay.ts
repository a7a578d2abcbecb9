import { noticeEndpoint } from '@grovemail/domain/delivery/lanes.ts';
import { Command, InvalidArgumentError } from 'commander';
import type { Replayed } from '../store/endpoints/endpoint-store.ts';
import type { Store } from '../store/store.ts';
import { OperatorError } from './operator-error.ts';
import type { OpsIo } from './ops-io.ts';
import { readRows } from './read-rows.ts';
import { unknownWebhook } from './unknown-webhook.ts';

const examples = `
Examples:
  npm run ops -- webhooks replay 019a9f3e-7c00-7a10-8f3b-2d6f0c9b1e55
  npm run ops -- webhooks replay --to 019a9f3e-7c00-7a10-8f3b-2d6f0c9b1e55 --since 2026-11-22T08:00:00Z

An id is that of a message, as webhooks deliveries shows it, or of an event, which stands for every message
about it. Each goes again under its own webhook-id, with what is stored of the event now. What a webhook
with a type was told is forgotten once it is delivered, and cannot be sent again.
`;

interface Options {
  to?: string;
  since?: number;
}

/** `webhooks replay`: has messages posted again that were delivered or given up. */
export function webhooksReplayCommand(io: OpsIo): Command {
  return new Command('replay')
    .description('post messages again that were delivered or given up')
    .argument('[id...]', 'ids of messages or of events')
    .option('--to <webhook>', 'all messages that were posted to this webhook')
    .option('--since <time>', 'from this moment on, such as 2026-11-22T08:00:00Z', readMoment)
    .addHelpText('after', examples)
    .action(async (ids: string[], { to, since }: Options, command: Command) => {
      const isRange = to !== undefined && since !== undefined;
      if (isRange === ids.length > 0 || (to === undefined) !== (since === undefined)) {
        command.error('error: name ids, or --to <webhook> with --since <time>', { exitCode: 2 });
      }
      const store = await io.openStoreToWrite();
      try {
        if (isRange) await replayRange(store, to, since, io);
        else await replayEach(store, new Set(ids), io);
      } finally {
        await store.close();
      }
    });
}

async function replayEach(store: Store, ids: Iterable<string>, io: OpsIo): Promise<void> {
  const failed: string[] = [];
  for (const id of ids) {
    const messages = await store.messagesOfEvent(id);
    for (const message of messages.length > 0 ? messages : [id]) {
      const outcome = await store.replay(message);
      if (outcome === 'replayed' || outcome === 'waiting') {
        io.print(`${message}: ${said[outcome]}\n`);
      } else failed.push(`${message}: ${said[outcome]}`);
    }
  }
  if (failed.length > 0) throw new OperatorError(failed.join('\n'));
}

async function replayRange(store: Store, to: string, since: number, io: OpsIo): Promise<void> {
  if (to !== noticeEndpoint && !(await store.findWebhook(to))) throw unknownWebhook(to);
  const messages = new Set<string>();
  for await (const row of readRows((page) => store.listDeliveries(to, page), Infinity)) {
    if (row.createdAt < since) break;
    messages.add(row.entryId);
  }
  const counts: Record<Replayed, number> = {
    ...{ replayed: 0, waiting: 0, forgotten: 0, removed: 0, unknown: 0 },
  };
  // In the order in which they were first told.
  for (const message of [...messages].toSorted()) counts[await store.replay(message)] += 1;
  io.print(`In line again: ${counts.replayed}. In line already: ${counts.waiting}.\n`);
  const lost = counts.forgotten + counts.unknown + counts.removed;
  if (lost > 0)
    io.complain(
      `Not sent again: ${lost}, since what they said was forgotten after the delivery.\n`,
    );
}

const said: Record<Replayed, string> = {
  replayed: 'in line again.',
  waiting: 'was in line already.',
  forgotten: 'what it said was forgotten since it was delivered.',
  removed: 'its webhook was removed.',
  unknown: 'there is no message and no event of a webhook with this id.',
};

function readMoment(text: string): number {
  const moment = /^\d{4}-\d{2}-\d{2}(T[\d:.]+(Z|[+-]\d{2}:\d{2}))?$/.test(text)
    ? Date.parse(text)
    : NaN;
  if (!Number.isNaN(moment)) return moment;
  throw new InvalidArgumentError('It must be a moment, such as 2026-11-22T08:00:00Z.');
}
