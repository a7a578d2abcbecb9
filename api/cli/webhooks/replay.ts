import { noticeEndpoint } from '@grovemail/domain/delivery/lanes.ts';
import { Command, InvalidArgumentError } from 'commander';
import { messagesSince, replayEach } from '../../resources/webhook-replay.ts';
import type { Replayed } from '../../store/queue/endpoint-store.ts';
import type { Store } from '../../store/store.ts';
import { shortId } from '../listing/listing.ts';
import { entryId } from '../outbox/entry-id.ts';
import { OperatorError } from '../process/operator-error.ts';
import type { OpsIo } from '../process/ops-io.ts';
import { unknownWebhook } from './remove.ts';
import { webhookId } from './webhook-id.ts';

const examples = `
Examples:
  npm run ops -- webhooks replay 2d6f0c9b
  npm run ops -- webhooks replay --to 0c9b1e55 --since 2026-11-22T08:00:00Z

Give ids of messages or their last characters, as webhooks deliveries shows them, or whole ids of events
to replay all their messages. Each message keeps its webhook-id and is sent with the event as it is stored now. Notifications by
type are deleted after delivery and cannot be replayed.
`;

interface Options {
  to?: string;
  since?: number;
}

export function webhooksReplayCommand(io: OpsIo): Command {
  return new Command('replay')
    .description('post delivered or dead messages again')
    .argument('[id...]', 'ids of messages or of events')
    .option('--to <webhook>', 'all messages that were posted to this webhook')
    .option('--since <time>', 'since this time, such as 2026-11-22T08:00:00Z', readTime)
    .addHelpText('after', examples)
    .action(async (ids: string[], { to, since }: Options, command: Command) => {
      const isRange = to !== undefined && since !== undefined;
      if (isRange === ids.length > 0 || (to === undefined) !== (since === undefined)) {
        command.error('error: give ids, or --to <webhook> with --since <time>', { exitCode: 2 });
      }
      await using store = await io.openStoreForWriting();
      if (isRange) await replayRange(store, to, since, io);
      else await replayByIds(store, new Set(ids), io);
    });
}

async function replayByIds(store: Store, ids: Iterable<string>, io: OpsIo): Promise<void> {
  const failed: string[] = [];
  for (const id of ids) {
    const messages = await store.messagesOfEvent(id);
    for (const message of messages.length > 0 ? messages : [await entryId(store, id)]) {
      const outcome = message === null ? 'unknown' : await store.replay(message);
      const name = message === null ? id : shortId({ id: message });
      if (outcome === 'replayed' || outcome === 'waiting') {
        io.print(`${name}: ${outcomeMessages[outcome]}\n`);
      } else failed.push(`${name}: ${outcomeMessages[outcome]}`);
    }
  }
  if (failed.length > 0) throw new OperatorError(failed.join('\n'));
}

async function replayRange(store: Store, webhook: string, since: number, io: OpsIo): Promise<void> {
  const to = await webhookId(store, webhook);
  if (to !== noticeEndpoint && !(await store.findWebhook(to))) throw unknownWebhook(to);
  const range = { webhookId: to, since, max: Number.POSITIVE_INFINITY };
  const messages = (await messagesSince(store, range)) ?? [];
  const { replayed, waiting, ...lost } = await replayEach(store, messages);
  io.print(`Queued again: ${replayed.length}. Already queued: ${waiting.length}.\n`);
  const lostCount = Object.values(lost).flat().length;
  if (lostCount > 0)
    io.printError(
      `Not sent again: ${lostCount}, because their content was deleted after delivery.\n`,
    );
}

const outcomeMessages: Record<Replayed, string> = {
  replayed: 'queued again.',
  waiting: 'was already queued.',
  forgotten: 'its content was deleted after delivery.',
  removed: 'its webhook was removed.',
  unknown: 'no message and no event with this id.',
};

function readTime(text: string): number {
  const time = /^\d{4}-\d{2}-\d{2}(T[\d:.]+(Z|[+-]\d{2}:\d{2}))?$/.test(text)
    ? Date.parse(text)
    : NaN;
  if (!Number.isNaN(time)) return time;
  throw new InvalidArgumentError('Expected a time such as 2026-11-22T08:00:00Z.');
}
