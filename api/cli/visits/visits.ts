import type { NamedViews, Visits } from '@grovemail/contract/console/visits.ts';
import { Command, InvalidArgumentError, Option } from 'commander';
import { readVisits } from '../../resources/visits.ts';
import { table } from '../output/table.ts';
import type { OpsIo } from '../process/ops-io.ts';

const maxDays = 400;
const maxRows = 20;

const help = `
Counts pages as the server delivers them, without bots that say so. A page that a CDN or a browser keeps
reaches no server and is not counted. Days are in UTC; the last minute is not written yet.

Examples:
  npm run ops -- visits
  npm run --silent ops -- visits --days 90 --json > visits.json
`;

/** `visits`: page views, referring hosts and submissions per day. */
export function visitsCommand(io: OpsIo): Command {
  return new Command('visits')
    .addOption(new Option('--days <number>', 'days up to today').default(14).argParser(readDays))
    .option('--json', 'print JSON instead of tables')
    .addHelpText('after', help)
    .action(async ({ days, json }: { days: number; json?: true }) => {
      await using store = await io.openStore();
      const visits = await readVisits(store, days, Date.now());
      io.print(json ? `${JSON.stringify(visits, null, 2)}\n` : tables(visits, io.width));
    });
}

function readDays(text: string): number {
  if (/^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= maxDays) return Number(text);
  throw new InvalidArgumentError(`Expected a number of days from 1 to ${maxDays}.`);
}

function tables({ days, pages, hosts }: Visits, width: number | null): string {
  const headings = [
    'DAY',
    'VIEWS',
    'DEMO',
    'STARTUP',
    'SAVINGS',
    'ENQUIRIES',
    'SUBSCRIBERS',
    'CONFIRMED',
  ];
  return [
    table(
      headings,
      days.map((counts) => Object.values(counts).map(String)),
      width,
    ),
    viewsTable('PAGE', pages, width),
    viewsTable('FROM', hosts, width),
  ]
    .filter(Boolean)
    .join('\n');
}

function viewsTable(heading: string, rows: readonly NamedViews[], width: number | null): string {
  if (rows.length === 0) return '';
  const first = rows.slice(0, maxRows).map(({ name, views }) => [name, String(views)]);
  const more = rows.length > maxRows ? `${rows.length - maxRows} more are in --json.\n` : '';
  return table([heading, 'VIEWS'], first, width) + more;
}
