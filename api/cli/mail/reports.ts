import { Command, Option } from 'commander';
import { isoTimestamp } from '../../resources/iso-timestamp.ts';
import { collect, readRows } from '../../resources/read-rows.ts';
import type { MailReportRow } from '../../store/bounces/bounce-store.ts';
import type { Page } from '../../store/database/page.ts';
import { defaultLimit, limitOption } from '../input/options.ts';
import { localTime } from '../output/format.ts';
import { printJsonArray } from '../output/print.ts';
import { type TableOf, tableOf } from '../output/table.ts';
import type { OpsIo } from '../process/ops-io.ts';

/** `mail reports`: bounces, rejections and complaints, including messages that could not be used. */
export function mailReportsCommand(io: OpsIo): Command {
  return new Command('reports')
    .description('show bounces, rejections and complaints of the last 90 days, newest first')
    .addOption(
      new Option('--outcome <outcome>', 'what followed').choices([
        'stopped',
        'paused',
        'counted',
        'recorded',
        'dropped',
      ]),
    )
    .addOption(
      new Option('--dropped', 'only messages that could not be used').implies({
        outcome: 'dropped',
      }),
    )
    .addOption(limitOption(`maximum number of rows (default: ${defaultLimit})`))
    .option('--json', 'print a JSON array instead of a table')
    .addHelpText('after', help)
    .action(async ({ outcome, limit = defaultLimit, json }: Options) => {
      await using store = await io.openStore();
      const list = (page: Page) => store.listMailReports({ ...page, ...(outcome && { outcome }) });
      const rows = readRows(list, limit);
      if (json) return await printJsonArray(rows, record, io);
      const shown = await collect(rows);
      const { lastDay } = await store.countMailReports();
      io.print(shown.length === 0 ? 'No such reports.\n' : tableOf({ columns }, shown, io.width));
      const counts = Object.entries(lastDay).map(([name, count]) => `${count} ${name}`);
      io.print(`In the last 24 hours: ${counts.join(', ')}.\n`);
    });
}

interface Options {
  outcome?: MailReportRow['outcome'];
  limit?: number;
  json?: true;
}

const columns: TableOf<MailReportRow>['columns'] = {
  At: ({ createdAt }) => localTime(createdAt),
  Outcome: ({ outcome, times }) => (times > 1 ? `${outcome} × ${times}` : outcome),
  About: ({ cause, kind }) => cause ?? kind ?? '',
  Address: ({ email }) => email ?? '',
  Why: ({ reason }) => reason,
  Reply: ({ reply }) => reply,
};

const help = `
Outcomes: stopped, all mail to the address; paused, the same for 30 days; counted, towards a pause;
recorded, with the email only; dropped, a message that could not be used.
What it is about: mailbox, the address is gone; sender, who sends is rejected; message, this email
was rejected; passing, a state that may end.

Examples:
  npm run ops -- mail reports
  npm run ops -- mail reports --dropped
  npm run --silent ops -- mail reports --outcome recorded --json
`;

function record({ createdAt, ...row }: MailReportRow): object {
  return { ...row, createdAt: isoTimestamp(createdAt) };
}
