import { siteAccount } from '@grovemail/domain/accounts/site-account.ts';
import { allLists } from '@grovemail/domain/preferences/tracking-id.ts';
import { Command, Option } from 'commander';
import { addressOption } from './address-option.ts';
import { OperatorError } from './operator-error.ts';
import type { OpsIo } from './ops-io.ts';
import { partOption } from './part-option.ts';

/** `preferences lift`: lets mail go out again to who asked for that, whoever had stopped it. */
export function preferencesLiftCommand(io: OpsIo): Command {
  return new Command('lift')
    .description('let mail go out again to an address that asked for it, after a complaint too')
    .addOption(addressOption())
    .addOption(partOption('--list <list>', 'from this list'))
    .addOption(
      new Option('--all', 'what was stopped for all lists of the account').conflicts('list'),
    )
    .addOption(partOption('--account <account>', 'whose lists they are').default(siteAccount))
    .addHelpText('after', example)
    .action(async ({ email, list, all, account }: Options) => {
      const from = all ? allLists : list;
      if (from === undefined) throw new OperatorError('Say which list: --list <list>, or --all.');
      const store = await io.openStoreToWrite();
      const lifted = await store
        .liftSuppression({ account, email, list: from })
        .finally(() => store.close());
      const what = all ? 'all lists' : `the list ${from}`;
      if (!lifted) {
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
