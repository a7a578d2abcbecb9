import { Command } from 'commander';
import type { OpsIo } from './ops-io.ts';
import { outboxListCommand } from './outbox-list.ts';
import { outboxRetryCommand } from './outbox-retry.ts';

/** `outbox`: mails and notices on their way, and those that were given up. */
export function outboxCommand(io: OpsIo): Command {
  return new Command('outbox')
    .description('mails and notices: on their way, delivered or given up')
    .addCommand(outboxListCommand(io))
    .addCommand(outboxRetryCommand(io));
}
