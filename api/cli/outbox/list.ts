import { disabledUntil } from '@grovemail/domain/delivery/delivery-limits.ts';
import { endpointOf } from '@grovemail/domain/delivery/lanes.ts';
import { Command, Option } from 'commander';
import { isoTimestamp } from '../../resources/iso-timestamp.ts';
import {
  type OutboxCounts,
  type OutboxPage,
  type OutboxRow,
  type OutboxState,
  outboxStates,
} from '../../store/queue/outbox-store.ts';
import type { Store } from '../../store/store.ts';
import { defaultLimit, tableLimitOption } from '../input/options.ts';
import { collect, readRows } from '../listing/read-rows.ts';
import { localTime } from '../output/format.ts';
import { printJsonArray } from '../output/print.ts';
import { table } from '../output/table.ts';
import type { OpsIo } from '../process/ops-io.ts';

interface Options {
  state?: OutboxState;
  limit?: number;
  json?: true;
}

/** `outbox list`: entries, newest first, and the count of each state. */
export function outboxListCommand(io: OpsIo): Command {
  return new Command('list')
    .description('show outbox entries, newest first')
    .addOption(new Option('--state <state>', 'only entries in this state').choices(outboxStates))
    .addOption(tableLimitOption('entries'))
    .option('--json', 'print a JSON array instead of a table')
    .addHelpText('after', '\nExample:\n  npm run ops -- outbox list --state dead\n')
    .action(async ({ state, limit, json }: Options) => {
      await using store = await io.openStore();
      const list = (page: OutboxPage) => store.listOutbox({ ...page, ...(state ? { state } : {}) });
      if (json) {
        const rows = readRows(list, limit ?? Number.POSITIVE_INFINITY);
        return await printJsonArray(records(rows, store), io);
      }
      await printTable(await collect(readRows(list, limit ?? defaultLimit)), store, io);
    });
}

/** Until when the endpoint of a waiting entry is paused; null while it is not. */
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
      attempts,
      nextAt: state === 'waiting' ? isoTimestamp(nextAt) : null,
      ...pauseOf(pausedUntil(row)),
      doneAt: isoTimeOrNull(doneAt),
      error,
    };
  }
}

/** Its endpoint is disabled once it is gone. */
function pauseOf(until: number | null): object {
  if (until === disabledUntil) return { pausedUntil: null, isDisabled: true };
  return { pausedUntil: isoTimeOrNull(until) };
}

function isoTimeOrNull(at: number | null): string | null {
  return at === null ? null : isoTimestamp(at);
}

async function printTable(rows: OutboxRow[], store: Store, io: OpsIo): Promise<void> {
  if (rows.length === 0) io.print('No outbox entries.\n');
  else {
    const recipients = new Map<string, string>();
    const recipientOf = recipientsIn(store);
    for (const row of rows) recipients.set(row.id, await recipientOf(row));
    const columns = columnsWith(await pausesOf(store), ({ id }) => recipients.get(id) ?? '');
    const cells = rows.map((row) => Object.values(columns).map((cell) => cell(row)));
    io.print(table(Object.keys(columns), cells, io.width, [0]));
  }
  io.printError(`${summary(await store.countOutbox())}\n`);
}

/** The id comes first and is never truncated, since `retry` requires all of it. */
function columnsWith(
  pausedUntil: Pauses,
  recipientOf: (row: OutboxRow) => string,
): Record<string, (row: OutboxRow) => string> {
  return {
    Id: ({ id }) => id,
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

function summary({ waiting, dead, done }: OutboxCounts): string {
  const hint = dead > 0 ? ' To retry the dead ones: npm run ops -- outbox retry --dead' : '';
  return `Total: ${waiting} waiting, ${dead} dead, ${done} delivered.${hint}`;
}

/**
 * The recipient of an entry: an address, the URL of a webhook, or `operator` (the first of OPERATOR_EMAIL).
 * @returns empty when it is no longer known, as after an email is delivered
 */
function recipientsIn(store: Store): (row: OutboxRow) => Promise<string> {
  let webhooks: Promise<Map<string, string>> | null = null;
  const webhookUrls = async () =>
    new Map((await store.listWebhooks()).map(({ id, url }) => [id, url]));

  return async ({ topic, payload }) => {
    const { to, email, recordId, transactionalId, copyId, subscriptionId, webhookId } = payload;
    if (typeof to === 'string') return to;
    if (typeof email === 'string') return email;
    if (topic === 'notice.webhook') return 'NOTICE_WEBHOOK_URL';
    if (topic.endsWith('.notify')) return recordId === undefined ? '' : 'operator';
    if (topic === 'lead.receipt') return leadAddress(store, recordId);
    if (topic === 'enquiry.receipt') {
      return (await store.findEnquiry(String(recordId)))?.email ?? '';
    }
    if (typeof transactionalId === 'string')
      return (await store.recipientOf(transactionalId)) ?? '';
    if (typeof copyId === 'string') return (await store.readerOfCopy(copyId)) ?? '';
    if (typeof subscriptionId === 'string') {
      return (await store.findSubscription(subscriptionId))?.email ?? '';
    }
    webhooks ??= webhookUrls();
    return (await webhooks).get(String(webhookId)) ?? '';
  };
}

async function leadAddress(store: Store, recordId: unknown): Promise<string> {
  const lead = await store.findLead(String(recordId));
  return typeof lead?.metadata.email === 'string' ? lead.metadata.email : '';
}
