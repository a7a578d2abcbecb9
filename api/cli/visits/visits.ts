import { Command, InvalidArgumentError, Option } from 'commander';
import type { PageViewCount } from '../../store/page-views/page-view-store.ts';
import type { Store } from '../../store/store.ts';
import { table } from '../output/table.ts';
import type { OpsIo } from '../process/ops-io.ts';

const day = 24 * 60 * 60_000;
const maxDays = 400;
/** Pages and hosts that the tables show. */
const shown = 20;

const help = `
Counts pages as the server delivers them, without bots that say so. A page that a CDN or a browser keeps
reaches no server and is not counted. Days are in UTC; the last minute is not written yet.

Examples:
  npm run ops -- visits
  npm run --silent ops -- visits --days 90 --json > visits.json
`;

/** `visits`: page views, where they came from and what was sent, per day. */
export function visitsCommand(io: OpsIo): Command {
  return new Command('visits')
    .addOption(new Option('--days <number>', 'days up to today').default(14).argParser(readDays))
    .option('--json', 'print JSON instead of tables')
    .addHelpText('after', help)
    .action(async ({ days, json }: { days: number; json?: true }) => {
      await using store = await io.openStore();
      const visits = await readVisits(store, days);
      io.print(json ? `${JSON.stringify(visits, null, 2)}\n` : tables(visits, io.width));
    });
}

function readDays(text: string): number {
  if (/^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= maxDays) return Number(text);
  throw new InvalidArgumentError(`Expected a number of days from 1 to ${maxDays}.`);
}

interface Visits {
  days: {
    day: string;
    views: number;
    demos: number;
    startups: number;
    savings: number;
    enquiries: number;
    subscribers: number;
  }[];
  pages: Sum[];
  hosts: Sum[];
}

interface Sum {
  name: string;
  views: number;
}

async function readVisits(store: Store, count: number): Promise<Visits> {
  const today = Math.floor(Date.now() / day) * day;
  const first = today - (count - 1) * day;
  const rows = await store.listPageViews({ from: first, until: today + day });
  const days: Visits['days'] = [];
  for (let from = first; from <= today; from += day) {
    const { leads, received } = await store.readDailyReport({ from, until: from + day });
    const views = rows.filter((row) => row.kind === 'page' && row.day === from);
    days.push({
      day: new Date(from).toISOString().slice(0, 10),
      views: views.reduce((sum, row) => sum + row.views, 0),
      demos: leads.demo,
      startups: leads.startup,
      savings: leads.savings,
      enquiries: received.enquiry,
      subscribers: received.subscriber,
    });
  }
  return { days, pages: sums(rows, 'page'), hosts: sums(rows, 'host') };
}

/** By name over all days, the most views first. */
function sums(rows: readonly PageViewCount[], kind: PageViewCount['kind']): Sum[] {
  const views = new Map<string, number>();
  for (const row of rows) {
    if (row.kind === kind) views.set(row.name, (views.get(row.name) ?? 0) + row.views);
  }
  return [...views].map(([name, sum]) => ({ name, views: sum })).sort((a, b) => b.views - a.views);
}

function tables({ days, pages, hosts }: Visits, width: number | null): string {
  const headings = ['DAY', 'VIEWS', 'DEMO', 'STARTUP', 'SAVINGS', 'ENQUIRIES', 'SUBSCRIBERS'];
  return [
    table(
      headings,
      days.map((one) => Object.values(one).map(String)),
      width,
    ),
    named('PAGE', pages, width),
    named('FROM', hosts, width),
  ]
    .filter(Boolean)
    .join('\n');
}

function named(heading: string, rows: readonly Sum[], width: number | null): string {
  if (rows.length === 0) return '';
  const first = rows.slice(0, shown).map(({ name, views }) => [name, String(views)]);
  const more = rows.length > shown ? `${rows.length - shown} more are in --json.\n` : '';
  return table([heading, 'VIEWS'], first, width) + more;
}
