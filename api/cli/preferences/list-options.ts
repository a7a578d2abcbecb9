import { allLists } from '@grovemail/domain/preferences/tracking-id.ts';
import { type Command, Option } from 'commander';
import { siteAccount } from '../../mailing/lists.ts';
import { addressOption, trackingPartOption } from '../input/options.ts';
import { OperatorError } from '../process/operator-error.ts';

/** An address and its lists, as `withListOptions` reads them. */
export interface ListOptions {
  email: string;
  list?: string;
  all?: true;
  account: string;
}

/** Adds the options that name an address and one or all lists of an account. @param word `from` or `for` */
export function withListOptions(command: Command, word: 'from' | 'for'): Command {
  return command
    .addOption(addressOption())
    .addOption(trackingPartOption('--list <list>', `${word} this list`))
    .addOption(new Option('--all', `${word} all lists of the account`).conflicts('list'))
    .addOption(
      trackingPartOption('--account <account>', 'the account that owns the lists').default(
        siteAccount,
      ),
    );
}

/** @returns the list, and how to name it in a sentence @throws {OperatorError} if none is given */
export function chosenList({ list, all }: ListOptions): { list: string; inWords: string } {
  if (all) return { list: allLists, inWords: 'all lists' };
  if (list !== undefined) return { list, inWords: `the list ${list}` };
  throw new OperatorError('Name the list with --list <list>, or use --all.');
}
