import { siteAccount } from '@grovemail/domain/accounts/site-account.ts';
import { allLists } from '@grovemail/domain/preferences/tracking-id.ts';
import { Command, Option } from 'commander';
import { unsubscribed } from '../resources/unsubscription.ts';
import { uuidV7Maker } from '../store/database/uuid-v7.ts';
import { addressOption } from './address-option.ts';
import { OperatorError } from './operator-error.ts';
import type { OpsIo } from './ops-io.ts';
import { partOption } from './part-option.ts';

/** `preferences suppress`: stops mail to an address in the operator's name, or after a complaint. */
export function preferencesSuppressCommand(io: OpsIo): Command {
  return new Command('suppress')
    .description('stop mail to an address; no Undo of a recipient lifts it')
    .addOption(addressOption())
    .addOption(partOption('--list <list>', 'from this list'))
    .addOption(new Option('--all', 'from all lists of the account').conflicts('list'))
    .addOption(partOption('--account <account>', 'whose lists they are').default(siteAccount))
    .option('--complaint', 'the recipient complained: no mail of any kind goes there any more')
    .addHelpText('after', example)
    .action(async ({ email, list, all, account, complaint }: Options) => {
      const from = all ? allLists : list;
      if (from === undefined) throw new OperatorError('Say which list: --list <list>, or --all.');
      const newId = uuidV7Maker(Date.now);
      const store = await io.openStoreToWrite();
      try {
        const at = Date.now();
        await store.suppress(
          {
            ...{ id: newId(), changeId: newId(), account, email, list: from, contactId: null, at },
            source: complaint ? 'complaint' : 'operator',
          },
          unsubscribed(at, newId),
        );
      } finally {
        await store.close();
      }
      io.print(`Stopped: ${all ? 'all lists' : `the list ${from}`}.\n`);
    });
}

interface Options {
  email: string;
  list?: string;
  all?: true;
  account: string;
  complaint?: true;
}

const example = `
Examples:
  npm run ops -- preferences suppress --email ada@shop.example --list news
  npm run ops -- preferences suppress --email ada@shop.example --all --complaint
`;
