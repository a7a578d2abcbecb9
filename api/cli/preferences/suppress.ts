import { suppressionReason } from '@grovemail/contract/fields/suppression-reason.ts';
import { allLists } from '@grovemail/domain/preferences/tracking-id.ts';
import { Command, InvalidArgumentError, Option } from 'commander';
import { siteAccount } from '../../mailing/lists.ts';
import { unsubscribed } from '../../resources/unsubscription.ts';
import { uuidV7Maker } from '../../store/database/uuid-v7.ts';
import { addressOption, trackingPartOption } from '../input/options.ts';
import { OperatorError } from '../process/operator-error.ts';
import type { OpsIo } from '../process/ops-io.ts';

export function preferencesSuppressCommand(io: OpsIo): Command {
  return new Command('suppress')
    .description('stop mail to an address; the recipient cannot undo it')
    .addOption(addressOption())
    .addOption(trackingPartOption('--list <list>', 'from this list'))
    .addOption(new Option('--all', 'from all lists of the account').conflicts('list'))
    .addOption(
      trackingPartOption('--account <account>', 'the account that owns the lists').default(
        siteAccount,
      ),
    )
    .option('--complaint', 'record a complaint: stop mail of every kind')
    .option('--reason <text>', 'why, as preferences show prints it', readReason)
    .addHelpText('after', example)
    .action(async ({ email, list, all, account, complaint, reason }: Options) => {
      const from = all ? allLists : list;
      if (from === undefined)
        throw new OperatorError('Name the list with --list <list>, or use --all.');
      const newId = uuidV7Maker(Date.now);
      await using store = await io.openStoreForWriting();
      const at = Date.now();
      await store.stopMail(
        {
          id: newId(),
          changeId: newId(),
          account,
          email,
          list: from,
          contactId: null,
          at,
          source: complaint ? 'complaint' : 'operator',
          reason: reason ?? null,
        },
        unsubscribed(at, newId),
      );
      io.print(`Stopped: ${all ? 'all lists' : `the list ${from}`}.\n`);
    });
}

interface Options {
  email: string;
  list?: string;
  all?: true;
  account: string;
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
