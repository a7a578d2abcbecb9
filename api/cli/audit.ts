import { isoMoment } from '@grovemail/domain/iso-moment.ts';
import { Command, InvalidArgumentError, Option } from 'commander';
import type { AuditRow } from '../store/audit/audit-store.ts';
import { addressFilter } from './address-option.ts';
import { printJsonArray } from './json-array.ts';
import { limitOption } from './limit-option.ts';
import { localMoment } from './moment.ts';
import type { OpsIo } from './ops-io.ts';
import { collect, readRows } from './read-rows.ts';
import { table } from './table.ts';

/** How many rows people are shown when they do not say. */
const screenful = 50;

const examples = `
Examples:
  npm run ops -- audit --since 2026-11-01
  npm run ops -- audit --email ada@shop.example
  npm run --silent ops -- audit --json > audit.json

A person is named by a keyed hash; --email finds what was done about one.
`;

interface Options {
  since?: number;
  email?: string;
  limit?: number;
  json?: true;
}

/** `audit`: what operators did. */
export function auditCommand(io: OpsIo): Command {
  return new Command('audit')
    .description('show what operators did, newest first: every command that changed something')
    .addOption(new Option('--since <date>', 'from this day or moment on').argParser(readMoment))
    .addOption(addressFilter('only what was done about this address'))
    .addOption(limitOption(`the most rows to show (table: ${screenful}, JSON: all)`))
    .option('--json', 'print one JSON array and nothing else')
    .addHelpText('after', examples)
    .action(async ({ limit, json, ...filter }: Options) => {
      const store = await io.openStore();
      const read = (most: number) =>
        readRows((page) => store.listAudit({ ...page, ...filter }), most);
      try {
        if (json) {
          const rows = await collect(read(limit ?? Number.POSITIVE_INFINITY));
          return await printJsonArray(rows.map(record), io.print);
        }
        const most = limit ?? screenful;
        const rows = await collect(read(most + 1));
        if (rows.length === 0) return io.print('Nothing was done yet.\n');
        const cells = rows
          .slice(0, most)
          .map((row) => [
            ...[localMoment(row.createdAt), row.operator, row.command, row.subject ?? ''],
          ]);
        io.print(table(['When', 'Who', 'Command', 'About'], cells, io.width));
        if (rows.length > most) io.complain(`These are the newest ${most}; --limit shows more.\n`);
      } finally {
        await store.close();
      }
    });
}

function record({ id, createdAt, operator, command, subject }: AuditRow): object {
  return { id, at: isoMoment(createdAt), operator, command, subject };
}

function readMoment(text: string): number {
  const moment = /^\d{4}-\d{2}-\d{2}/.test(text) ? Date.parse(text) : Number.NaN;
  if (!Number.isNaN(moment)) return moment;
  throw new InvalidArgumentError('It must be a date such as 2026-11-01, or 2026-11-01T09:00Z.');
}
