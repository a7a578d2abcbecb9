import { disabledUntil } from '@grovemail/domain/delivery/delivery-limits.ts';
import { endpointOf } from '@grovemail/domain/delivery/lanes.ts';
import { Command, Option } from 'commander';
import {
  countDeadCauses,
  type DeadCause,
  deadCauseOf,
  deadCauses,
  deadEntries,
} from '../../resources/dead-entries.ts';
import { isoTimestamp } from '../../resources/iso-timestamp.ts';
import { recipientsIn } from '../../resources/outbox-recipient.ts';
import { collect, readRows } from '../../resources/read-rows.ts';
import {
  type OutboxPage,
  type OutboxRow,
  type OutboxState,
  outboxStates,
} from '../../store/queue/outbox-store.ts';
import type { Store } from '../../store/store.ts';
import { defaultLimit, tableLimitOption } from '../input/options.ts';
import { shortId } from '../listing/listing.ts';
import { formatOrNull, localTime } from '../output/format.ts';
import { printJsonArray } from '../output/print.ts';
import { type TableOf, tableOf } from '../output/table.ts';
import type { OpsIo } from '../process/ops-io.ts';

interface Options {
  state?: OutboxState;
  cause?: DeadCause;
  limit?: number;
  json?: true;
}

/** `outbox list`: entries, newest first, and the count of each state. */
export function outboxListCommand(io: OpsIo): Command {
  return new Command('list')
    .description('show outbox entries, newest first')
    .addOption(new Option('--state <state>', 'only entries in this state').choices(outboxStates))
    .addOption(causeOption('only dead entries of this cause').conflicts('state'))
    .addOption(tableLimitOption('entries'))
    .option('--json', 'print a JSON array instead of a table')
    .addHelpText('after', examples)
    .action(async ({ state, cause, limit, json }: Options) => {
      await using store = await io.openStore();
      const list = (page: OutboxPage) => store.listOutbox({ ...page, ...(state ? { state } : {}) });
      const rowsUpTo = (count: number) =>
        cause ? firstOf(deadEntries(store, { cause }), count) : readRows(list, count);
      if (json) {
        const rows = rowsUpTo(limit ?? Number.POSITIVE_INFINITY);
        return await printJsonArray(records(rows, store), (record) => record, io);
      }
      await printTable(await collect(rowsUpTo(limit ?? defaultLimit)), store, io);
    });
}

const examples = `
Examples:
  npm run ops -- outbox list --state dead
  npm run ops -- outbox list --cause mailbox

bounced: the recipient does not exist; that is no outage, and all email to it has stopped.
`;

/** `--cause`: why an entry is dead. */
export function causeOption(description: string): Option {
  return new Option('--cause <cause>', description).choices(deadCauses);
}

async function* firstOf<Row>(rows: AsyncIterable<Row>, count: number): AsyncGenerator<Row> {
  let left = count;
  for await (const row of rows) {
    if (left === 0) return;
    left -= 1;
    yield row;
  }
}

/** Until when the endpoint of a waiting entry is paused; null if it is not. */
type Pauses = (row: OutboxRow) => number | null;

async function pausesOf(store: Store): Promise<Pauses> {
  const failing = await store.listFailing();
  const until = new Map(failing.map(({ endpoint, pausedUntil }) => [endpoint, pausedUntil]));
  return (row) => (row.state === 'waiting' ? (until.get(endpointOf(row) ?? '') ?? null) : null);
}

async function* records(rows: AsyncIterable<OutboxRow>, store: Store): AsyncGenerator<object> {
  const [pausedUntil, recipientOf] = [await pausesOf(store), recipientsIn(store)];
  for await (const row of rows) {
    const { id, createdAt, topic, payload, state, attempts, nextAt, doneAt, error } = row;
    yield {
      id,
      createdAt: isoTimestamp(createdAt),
      topic,
      to: (await recipientOf(row)) || null,
      payload,
      state,
      cause: deadCauseOf(row),
      attempts,
      nextAt: state === 'waiting' ? isoTimestamp(nextAt) : null,
      ...pauseOf(pausedUntil(row)),
      doneAt: formatOrNull(doneAt, isoTimestamp),
      error,
    };
  }
}

/** An endpoint that is gone is disabled. */
function pauseOf(until: number | null): object {
  if (until === disabledUntil) return { pausedUntil: null, isDisabled: true };
  return { pausedUntil: formatOrNull(until, isoTimestamp) };
}

async function printTable(rows: OutboxRow[], store: Store, io: OpsIo): Promise<void> {
  if (rows.length === 0) io.print('No outbox entries.\n');
  else {
    const recipients = new Map<string, string>();
    const recipientOf = recipientsIn(store);
    for (const row of rows) recipients.set(row.id, await recipientOf(row));
    const columns = columnsWith(await pausesOf(store), ({ id }) => recipients.get(id) ?? '');
    io.print(tableOf({ columns, uncut: ['Id'] }, rows, io.width));
  }
  io.printError(io.asRunHere(`${await summary(store)}\n`));
}

/** The id comes first and is never truncated, since `retry` takes it. */
function columnsWith(
  pausedUntil: Pauses,
  recipientOf: (row: OutboxRow) => string,
): TableOf<OutboxRow>['columns'] {
  return {
    Id: shortId,
    Topic: ({ topic }) => topic,
    To: recipientOf,
    State: (row) => stateOf(row, pausedUntil(row)),
    Tried: ({ attempts }) => String(attempts),
    'Next or last': (row) => {
      const until = pausedUntil(row) ?? 0;
      return until === disabledUntil ? '' : localTime(Math.max(row.nextAt, until));
    },
    Error: ({ error }) => error ?? '',
  };
}

function stateOf({ state }: OutboxRow, pausedUntil: number | null): string {
  if (pausedUntil === disabledUntil) return 'disabled';
  return pausedUntil === null ? state : 'paused';
}

async function summary(store: Store): Promise<string> {
  const { waiting, dead, done, bounced, discarded } = await store.countOutbox();
  const settled = [
    ...(bounced > 0 ? [`, ${bounced} bounced`] : []),
    ...(discarded > 0 ? [`, ${discarded} discarded`] : []),
  ];
  const total = `Total: ${waiting} waiting, ${dead} dead, ${done} delivered${settled.join('')}.`;
  if (dead === 0) return total;
  const causes = [...(await countDeadCauses(store))].map(([cause, count]) => `${cause} ${count}`);
  return `${total} Dead by cause: ${causes.join(', ')}. To retry the dead ones: npm run ops -- outbox retry --dead; to give them up: npm run ops -- outbox discard --cause <cause>`;
}
