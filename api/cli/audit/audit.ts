import { Command } from 'commander';
import { auditRecord } from '../../resources/audit-record.ts';
import { readRows } from '../../resources/read-rows.ts';
import type { AuditRow } from '../../store/audit/audit-store.ts';
import { addressFilter, sinceOption, tableLimitOption } from '../input/options.ts';
import { printNewest } from '../listing/newest-rows.ts';
import { localTime } from '../output/format.ts';
import type { TableOf } from '../output/table.ts';
import type { OpsIo } from '../process/ops-io.ts';

const examples = `
Examples:
  npm run ops -- audit list --since 2026-11-01
  npm run ops -- audit list --email ada@shop.example
  npm run --silent ops -- audit list --json > audit.json

Who is the login, or under sudo who called it. As is the name that was given with --as, which nothing
proves. People appear as keyed hashes; --email finds the rows about one address.
`;

interface Options {
  since?: number;
  email?: string;
  limit?: number;
  json?: true;
}

export function auditCommand(io: OpsIo): Command {
  const list = new Command('list')
    .description('show every change, newest first')
    .addOption(sinceOption('only entries since this date or time'))
    .addOption(addressFilter('only entries about this address'))
    .addOption(tableLimitOption('entries'))
    .option('--json', 'print a JSON array instead of a table')
    .addHelpText('after', examples)
    .action(async ({ limit, json, ...filter }: Options) => {
      await using store = await io.openStore();
      const read = (count: number) =>
        readRows((page) => store.listAudit({ ...page, ...filter }), count);
      const emptyMessage = 'No entries.';
      const listing = { read, record: auditRecord, columns, hideWhenEmpty: ['As'], emptyMessage };
      await printNewest(listing, { limit, json }, io);
    });
  return new Command('audit').addCommand(list, { isDefault: true });
}

const columns: TableOf<AuditRow>['columns'] = {
  When: ({ createdAt }) => localTime(createdAt),
  Who: ({ operator }) => operator,
  As: ({ givenName }) => givenName ?? '',
  Command: ({ command }) => command,
  About: ({ subject }) => subject ?? '',
};
