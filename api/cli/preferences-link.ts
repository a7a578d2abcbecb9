import { siteAccount } from '@grovemail/domain/accounts/site-account.ts';
import { preferencePath } from '@grovemail/domain/preferences/preference-link.ts';
import { signTrackingId } from '@grovemail/domain/preferences/tracking-id.ts';
import { isStorable } from '@grovemail/domain/storable-text.ts';
import { Command, InvalidArgumentError, Option } from 'commander';
import { trackingKeys } from '../store/secrets/tracking-keys.ts';
import { addressOption } from './address-option.ts';
import type { OpsIo } from './ops-io.ts';
import { partOption } from './part-option.ts';

/** `preferences link`: a signed link for one recipient, as it stands in a mail's footer. */
export function preferencesLinkCommand(io: OpsIo): Command {
  return new Command('link')
    .description('print a signed link by which a recipient sets what mail to get')
    .addOption(addressOption())
    .addOption(contactOption())
    .addOption(partOption('--list <list>', 'the list that the mail went to').makeOptionMandatory())
    .addOption(partOption('--account <account>', 'whose list it is').default(siteAccount))
    .addOption(partOption('--message <message>', 'the message that carries it').default('ops'))
    .addHelpText('after', example)
    .action(async ({ email, contact, list, account, message }: Options) => {
      const { bases, server, trackingKeys: keys } = io.config();
      const base = bases.site || `http://${server.host}:${server.port}`;
      const store = await io.openStoreToWrite();
      try {
        const [newest = ''] = await trackingKeys(keys, store, Date.now());
        const recipient = { email, id: contact };
        const trackingId = await signTrackingId({ account, message, list }, recipient, newest);
        io.print(`${base}${preferencePath({ trackingId, ...recipient })}\n`);
      } finally {
        await store.close();
      }
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

Whoever has the link can stop this recipient's mail, and nothing else.
`;

function contactOption(): Option {
  const option = new Option('--contact <id>', "the contact's id").makeOptionMandatory();
  return option.argParser((text: string) => {
    if (text !== '' && text.length <= 200 && isStorable(text)) return text;
    throw new InvalidArgumentError('It takes 1 to 200 characters.');
  });
}
