import { Command } from 'commander';
import { type EmailTo, emailsTo } from '../../resources/emails-to.ts';
import { isoTimestamp } from '../../resources/iso-timestamp.ts';
import { addressOption, defaultLimit, limitOption } from '../input/options.ts';
import { shortId } from '../listing/listing.ts';
import { localTime } from '../output/format.ts';
import { printJsonArray } from '../output/print.ts';
import { type TableOf, tableOf } from '../output/table.ts';
import type { OpsIo } from '../process/ops-io.ts';

export function emailsCommand(io: OpsIo): Command {
  return new Command('emails').addCommand(emailsListCommand(io));
}

const help = `
Example:
  npm run ops -- emails list --to ada@shop.example

It shows the emails of the API; the site's own ones that wait, bounced or are dead, which outbox show explains;
and what other servers said of those that are known no more, such as copies. --json has whole ids.
`;

/** `emails list`: what was sent to one address. */
function emailsListCommand(io: OpsIo): Command {
  return new Command('list')
    .description('show the emails to one address, newest first')
    .addOption(addressOption('--to'))
    .addOption(limitOption(`maximum number of emails (default: ${defaultLimit})`))
    .option('--json', 'print a JSON array instead of a table')
    .addHelpText('after', help)
    .action(async ({ to, limit = defaultLimit, json }: Options) => {
      await using store = await io.openStore();
      const emails = await emailsTo(store, to, limit);
      if (json) return await printJsonArray(emails, record, io);
      if (emails.length === 0)
        return io.print(
          'No emails to this address are known. The site’s own, such as receipts, are listed until they are delivered.\n',
        );
      io.print(tableOf({ columns, uncut: ['Id'] }, emails, io.width));
    });
}

interface Options {
  to: string;
  limit?: number;
  json?: true;
}

const columns: TableOf<EmailTo>['columns'] = {
  Id: shortId,
  When: ({ at }) => localTime(at),
  What: ({ what }) => what,
  Status: ({ status }) => status,
  Subject: ({ subject }) => subject ?? '',
  'Last response': ({ reply }) => reply ?? '',
};

function record({ at, ...email }: EmailTo): object {
  return { ...email, at: isoTimestamp(at) };
}
