import { Command } from 'commander';
import { isoTimestamp } from '../../resources/iso-timestamp.ts';
import { collect, readRows } from '../../resources/read-rows.ts';
import type { AuditRow } from '../../store/audit/audit-store.ts';
import { addressFilter, defaultLimit, sinceOption, tableLimitOption } from '../input/options.ts';
import { localTime } from '../output/format.ts';
import { printJsonArray } from '../output/print.ts';
import { table } from '../output/table.ts';
import type { OpsIo } from '../process/ops-io.ts';

const examples = `
Examples:
  npm run ops -- audit --since 2026-11-01
  npm run ops -- audit --email ada@shop.example
  npm run --silent ops -- audit --json > audit.json

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
  return new Command('audit')
    .addOption(sinceOption('only entries since this date or time'))
    .addOption(addressFilter('only entries about this address'))
    .addOption(tableLimitOption('entries'))
    .option('--json', 'print a JSON array instead of a table')
    .addHelpText('after', examples)
    .action(async ({ limit, json, ...filter }: Options) => {
      await using store = await io.openStore();
      const read = (count: number) =>
        readRows((page) => store.listAudit({ ...page, ...filter }), count);
      if (json) {
        const rows = read(limit ?? Number.POSITIVE_INFINITY);
        return await printJsonArray(records(rows), io);
      }
      const shown = limit ?? defaultLimit;
      const rows = await collect(read(shown + 1));
      if (rows.length === 0) return io.print('No entries.\n');
      const columns = columnsFor(rows);
      const cells = rows
        .slice(0, shown)
        .map((row) => Object.values(columns).map((cell) => cell(row)));
      io.print(table(Object.keys(columns), cells, io.width));
      if (rows.length > shown)
        io.printError(`Showing the newest ${shown}. Use --limit to show more.\n`);
    });
}

/** Without the column of given names if there are none. */
function columnsFor(rows: readonly AuditRow[]): Record<string, (row: AuditRow) => string> {
  const isNamed = rows.some(({ givenName }) => givenName !== null);
  return {
    When: ({ createdAt }) => localTime(createdAt),
    Who: ({ operator }) => operator,
    ...(isNamed ? { As: ({ givenName }: AuditRow) => givenName ?? '' } : {}),
    Command: ({ command }) => command,
    About: ({ subject }) => subject ?? '',
  };
}

async function* records(rows: AsyncIterable<AuditRow>): AsyncGenerator<object> {
  for await (const { id, createdAt, operator, givenName, command, subject } of rows) {
    yield { id, at: isoTimestamp(createdAt), operator, as: givenName, command, subject };
  }
}
