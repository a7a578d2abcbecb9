import { isStorable } from '@grovemail/domain/storable-text.ts';
import { Command, InvalidArgumentError, Option } from 'commander';
import { siteAccount } from '../../mailing/lists.ts';
import { addressOption, trackingPartOption } from '../input/options.ts';
import type { OpsIo } from '../process/ops-io.ts';
import { preferenceLink } from './preference-link.ts';

/** `preferences link`: the signed link of one recipient, as in the footer of a mail. */
export function preferencesLinkCommand(io: OpsIo): Command {
  return new Command('link')
    .description("print the signed link to a recipient's preferences")
    .addOption(addressOption())
    .addOption(contactOption())
    .addOption(
      trackingPartOption('--list <list>', 'the list the email was sent to').makeOptionMandatory(),
    )
    .addOption(
      trackingPartOption('--account <account>', 'the account that owns the list').default(
        siteAccount,
      ),
    )
    .addOption(
      trackingPartOption('--message <message>', 'the message that contains the link').default(
        'ops',
      ),
    )
    .addHelpText('after', example)
    .action(async ({ email, contact, list, account, message }: Options) => {
      await using store = await io.openStoreForWriting();
      const recipient = { email, id: contact };
      const link = await preferenceLink(io, store, { account, message, list }, recipient);
      await store.recordAct();
      io.print(`${link}\n`);
    });
}

interface Options {
  email: string;
  contact: string;
  list: string;
  account: string;
  message: string;
}

const example = `
Example:
  npm run --silent ops -- preferences link --email ada@shop.example --contact 64f0c0ffee --list news

Anyone with the link can stop this recipient's mail, and nothing else.
`;

function contactOption(): Option {
  const option = new Option('--contact <id>', "the contact's id").makeOptionMandatory();
  return option.argParser((text: string) => {
    if (text !== '' && text.length <= 200 && isStorable(text)) return text;
    throw new InvalidArgumentError('Expected 1 to 200 characters.');
  });
}
