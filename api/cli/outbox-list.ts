import { Command, Option } from 'commander';
import {
  type OutboxCounts,
  type OutboxPage,
  type OutboxRow,
  type OutboxState,
  outboxStates,
} from '../store/outbox-store.ts';
import type { Store } from '../store/store.ts';
import { printJsonArray } from './json-array.ts';
import { limitOption } from './limit-option.ts';
import { isoMoment, localMoment } from './moment.ts';
import { collect, readRows } from './read-rows.ts';
import type { OpsIo } from './run-ops.ts';
import { table } from './table.ts';

/** How many rows people are shown when they do not say. */
const screenful = 50;

interface Options {
  state?: OutboxState;
  limit?: number;
  json?: true;
}

/** `outbox list`: what is in the outbox, newest first, and how much of each kind. */
export function outboxListCommand(io: OpsIo): Command {
  return new Command('list')
    .description('show what is in the outbox, newest first')
    .addOption(new Option('--state <state>', 'only what is in this state').choices(outboxStates))
    .addOption(limitOption(`the most entries to show (table: ${screenful}, JSON: all)`))
    .option('--json', 'print one JSON array and nothing else')
    .addHelpText('after', '\nExample:\n  npm run ops -- outbox list --state dead\n')
    .action(async ({ state, limit, json }: Options) => {
      const store = await io.openStore();
      const list = (page: OutboxPage) => store.listOutbox({ ...page, ...(state ? { state } : {}) });
      try {
        if (json) {
          const rows = readRows(list, limit ?? Number.POSITIVE_INFINITY);
          return await printJsonArray(records(rows), io.print);
        }
        await printTable(await collect(readRows(list, limit ?? screenful)), store, io);
      } finally {
        await store.close();
      }
    });
}

async function* records(rows: AsyncIterable<OutboxRow>): AsyncGenerator<object> {
  for await (const row of rows) {
    const { id, createdAt, topic, payload, state, attempts, nextAt, doneAt, error } = row;
    yield {
      ...{ id, createdAt: isoMoment(createdAt), topic, payload, state, attempts },
      nextAt: state === 'waiting' ? isoMoment(nextAt) : null,
      doneAt: doneAt === null ? null : isoMoment(doneAt),
      error,
    };
  }
}

async function printTable(rows: OutboxRow[], store: Store, io: OpsIo): Promise<void> {
  if (rows.length === 0) io.print('There is nothing of that in the outbox.\n');
  else {
    const cells = rows.map((row) => Object.values(columns).map((cell) => cell(row)));
    io.print(table(Object.keys(columns), cells, io.width, [0]));
  }
  io.complain(`${summary(await store.countOutbox())}\n`);
}

/** The id comes first, since `retry` wants it in full. */
const columns: Record<string, (row: OutboxRow) => string> = {
  Id: ({ id }) => id,
  Topic: ({ topic }) => topic,
  State: ({ state }) => state,
  Tried: ({ attempts }) => String(attempts),
  'Next or last': ({ nextAt }) => localMoment(nextAt),
  Error: ({ error }) => error ?? '',
};

function summary({ waiting, dead, done }: OutboxCounts): string {
  const hint =
    dead > 0 ? ' What was given up goes again with: npm run ops -- outbox retry --dead' : '';
  return `In all: ${waiting} waiting, ${dead} given up, ${done} delivered.${hint}`;
}
