import { isoMoment } from '@grovemail/domain/iso-moment.ts';
import { Command } from 'commander';
import type { MailFile } from '../mail/mail-file.ts';
import { listMailFiles, readMailFile } from '../mail/mail-files.ts';
import { mailFolder } from '../mail/mail-folder.ts';
import { printJsonArray, toJson } from './json-array.ts';
import { limitOption } from './limit-option.ts';
import { mailBounceCommand, reportSecretCommand } from './mail-bounce.ts';
import { localMoment } from './moment.ts';
import { OperatorError } from './operator-error.ts';
import type { OpsIo } from './ops-io.ts';
import { printable } from './printable.ts';
import { table } from './table.ts';

/** How many mails are shown when nobody says. */
const screenful = 50;

/** `mail`: mails that were written as files, since no mail server is set. */
export function mailCommand(io: OpsIo): Command {
  return new Command('mail')
    .description('mails as files, where SMTP_URL is not set; bounces, where BOUNCE_DOMAIN is')
    .addCommand(mailBounceCommand(io))
    .addCommand(reportSecretCommand(io))
    .addCommand(listMails(io))
    .addCommand(showMail(io));
}

function listMails(io: OpsIo): Command {
  return new Command('list')
    .description('show mails that were written as files, newest first')
    .addOption(limitOption(`the most mails to show (${screenful})`))
    .option('--json', 'print one JSON array and nothing else')
    .addHelpText('after', '\nExample:\n  npm run ops -- mail list --limit 5\n')
    .action(async ({ limit = screenful, json }: { limit?: number; json?: true }) => {
      const mails = await listMailFiles(mailFolder(io.config().store.dataDir), limit);
      if (json) return printJsonArray(mails.map(record), io.print);
      if (mails.length === 0) {
        io.print('No mails yet. With SMTP_URL set they go to that server instead.\n');
        return;
      }
      const rows = mails.map(({ id, at, to, subject }) => [
        ...[id, at === null ? '' : localMoment(at), to, subject],
      ]);
      io.print(table(['Id', 'Written', 'To', 'Subject'], rows, io.width, [0]));
    });
}

function showMail(io: OpsIo): Command {
  return new Command('show')
    .description('show one of them, with its words')
    .argument('<id>', 'as mail list shows it')
    .option('--json', 'print one JSON object and nothing else')
    .addHelpText(
      'after',
      '\nExample:\n  npm run ops -- mail show 019a9f3e-7c00-7a10-8f3b-2d6f0c9b1e55\n',
    )
    .action(async (id: string, { json }: { json?: true }) => {
      const mail = await readMailFile(mailFolder(io.config().store.dataDir), id);
      if (!mail) throw new OperatorError(`There is no mail with this id: ${id}.`);
      const { text } = mail;
      if (json) return io.print(`${toJson({ ...record(mail), text })}\n`);
      io.print(table(['To', mail.to], [['Subject', mail.subject]], io.width, [0]));
      io.print(`\n${printable(text)}\n`);
    });
}

function record({ id, at, to, subject }: MailFile): object {
  return { id, writtenAt: at === null ? null : isoMoment(at), to, subject };
}
