import { allLists } from '@grovemail/domain/preferences/tracking-id.ts';
import { Command, Option } from 'commander';
import { siteAccount } from '../../mailing/lists.ts';
import { addressOption, trackingPartOption } from '../input/options.ts';
import { OperatorError } from '../process/operator-error.ts';
import type { OpsIo } from '../process/ops-io.ts';

/** `preferences lift`: lifts a suppression at the recipient's request, whatever its source. */
export function preferencesLiftCommand(io: OpsIo): Command {
  return new Command('lift')
    .description('allow mail to an address again at its request, even after a complaint')
    .addOption(addressOption())
    .addOption(trackingPartOption('--list <list>', 'for this list'))
    .addOption(new Option('--all', 'for all lists of the account').conflicts('list'))
    .addOption(
      trackingPartOption('--account <account>', 'the account that owns the lists').default(
        siteAccount,
      ),
    )
    .addHelpText('after', example)
    .action(async ({ email, list, all, account }: Options) => {
      const from = all ? allLists : list;
      if (from === undefined)
        throw new OperatorError('Name the list with --list <list>, or use --all.');
      await using store = await io.openStoreForWriting();
      const outcome = await store.liftSuppression({ account, email, list: from, isAsked: true });
      const what = all ? 'all lists' : `the list ${from}`;
      if (outcome !== 'lifted') {
        throw new OperatorError(`Mail to that address was not stopped for ${what}.`);
      }
      io.print(`Lifted: ${what}.\n`);
    });
}

interface Options {
  email: string;
  list?: string;
  all?: true;
  account: string;
}

const example = `
Example:
  npm run ops -- preferences lift --email ada@shop.example --all
`;
