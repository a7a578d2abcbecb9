import { suppressionReason } from '@grovemail/contract/fields/suppression-reason.ts';
import { Command, InvalidArgumentError } from 'commander';
import { unsubscribed } from '../../resources/unsubscription.ts';
import { uuidV7Maker } from '../../store/database/uuid-v7.ts';
import type { OpsIo } from '../process/ops-io.ts';
import { chosenList, type ListOptions, withListOptions } from './list-options.ts';

export function preferencesSuppressCommand(io: OpsIo): Command {
  return withListOptions(new Command('suppress'), 'from')
    .description('stop mail to an address; the recipient cannot undo it')
    .option('--complaint', 'record a complaint: stop mail of every kind')
    .option('--reason <text>', 'why, as preferences show prints it', readReason)
    .addHelpText('after', example)
    .action(async (options: Options) => {
      const { email, account, complaint, reason } = options;
      const { list, inWords } = chosenList(options);
      const newId = uuidV7Maker(Date.now);
      await using store = await io.openStoreForWriting();
      const at = Date.now();
      await store.stopMail(
        {
          id: newId(),
          changeId: newId(),
          account,
          email,
          list,
          contactId: null,
          at,
          source: complaint ? 'complaint' : 'operator',
          reason: reason ?? null,
        },
        unsubscribed(at, newId),
      );
      io.print(`Stopped: ${inWords}.\n`);
    });
}

interface Options extends ListOptions {
  complaint?: true;
  reason?: string;
}

function readReason(text: string): string {
  const reason = suppressionReason.safeParse(text);
  if (reason.success) return reason.data;
  throw new InvalidArgumentError('Expected one line of at most 200 characters.');
}

const example = `
Examples:
  npm run ops -- preferences suppress --email ada@shop.example --list news
  npm run ops -- preferences suppress --email ada@shop.example --all --complaint
`;
