import { Command } from 'commander';
import type { OpsIo } from '../process/ops-io.ts';
import { outboxListCommand } from './list.ts';
import { outboxRetryCommand } from './retry.ts';

export function outboxCommand(io: OpsIo): Command {
  return new Command('outbox')
    .description('emails and notices: waiting, delivered or dead')
    .addCommand(outboxListCommand(io))
    .addCommand(outboxRetryCommand(io));
}
