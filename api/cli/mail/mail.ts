import { Command } from 'commander';
import { listMailFiles, type MailFile, mailFileIds, readMailFile } from '../../mail/mail-files.ts';
import { isoTimestamp } from '../../resources/iso-timestamp.ts';
import { defaultLimit, limitOption } from '../input/options.ts';
import { wholeId } from '../input/whole-id.ts';
import { shortId } from '../listing/listing.ts';
import { formatOrNull, localTime, printable } from '../output/format.ts';
import { printJsonArray, toJson } from '../output/print.ts';
import { type TableOf, table, tableOf } from '../output/table.ts';
import { mailFolderOf } from '../person/person-data.ts';
import { OperatorError } from '../process/operator-error.ts';
import type { OpsIo } from '../process/ops-io.ts';
import { mailBounceCommand, reportSecretCommand } from './bounce.ts';
import { mailReportsCommand } from './reports.ts';
import { mailTestCommand } from './send-test.ts';

export function mailCommand(io: OpsIo): Command {
  return new Command('mail')
    .addCommand(mailTestCommand(io))
    .addCommand(mailBounceCommand(io))
    .addCommand(mailReportsCommand(io))
    .addCommand(reportSecretCommand(io))
    .addCommand(listMails(io))
    .addCommand(showMail(io));
}

function listMails(io: OpsIo): Command {
  return new Command('list')
    .description('show emails that were saved as files, newest first')
    .addOption(limitOption(`maximum number of emails (default: ${defaultLimit})`))
    .option('--json', 'print a JSON array instead of a table')
    .addHelpText('after', '\nExample:\n  npm run ops -- mail list --limit 5\n')
    .action(async ({ limit = defaultLimit, json }: { limit?: number; json?: true }) => {
      const mails = await listMailFiles(mailFolderOf(io), limit);
      if (json) return printJsonArray(mails, record, io);
      if (mails.length === 0) {
        return io.print('No emails yet. If SMTP_URL is set, emails go to that server instead.\n');
      }
      io.print(tableOf({ columns, uncut: ['Id'] }, mails, io.width));
    });
}

function showMail(io: OpsIo): Command {
  return new Command('show')
    .description('show one email with its text')
    .argument('<id>', 'an id, or its last characters, as mail list shows them')
    .option('--json', 'print a JSON object instead of text')
    .addHelpText('after', '\nExample:\n  npm run ops -- mail show 0c9b1e55\n')
    .action(async (id: string, { json }: { json?: true }) => {
      const folder = mailFolderOf(io);
      const mail = await readMailFile(folder, wholeId(id, await mailFileIds(folder)));
      if (!mail) throw new OperatorError(`There is no email with this id: ${id}.`);
      const { text } = mail;
      if (json) return io.print(`${toJson({ ...record(mail), text })}\n`);
      io.print(table(['To', mail.to], [['Subject', mail.subject]], io.width, [0]));
      io.print(`\n${printable(text)}\n`);
    });
}

const columns: TableOf<MailFile>['columns'] = {
  Id: shortId,
  Written: ({ at }) => formatOrNull(at, localTime) ?? '',
  To: ({ to }) => to,
  Subject: ({ subject }) => subject,
};

function record({ id, at, to, subject }: MailFile): object {
  return { id, writtenAt: formatOrNull(at, isoTimestamp), to, subject };
}
