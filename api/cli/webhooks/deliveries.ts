import { Command } from 'commander';
import { isoTimestamp } from '../../resources/iso-timestamp.ts';
import { collect, readRows } from '../../resources/read-rows.ts';
import type { DeliveryRow } from '../../store/queue/endpoint-store.ts';
import { defaultLimit, tableLimitOption } from '../input/options.ts';
import { shortId } from '../listing/listing.ts';
import { localTime } from '../output/format.ts';
import { printJsonArray } from '../output/print.ts';
import { type TableOf, tableOf } from '../output/table.ts';
import type { OpsIo } from '../process/ops-io.ts';
import { webhookId } from './webhook-id.ts';

const examples = `
Examples:
  npm run ops -- webhooks deliveries 0c9b1e55
  npm run ops -- webhooks deliveries notice --limit 5

Deliveries are kept for 90 days. notice means NOTICE_WEBHOOK_URL. The receiver sees the whole
id of a message as webhook-id; --json has it, too.
`;

export function webhooksDeliveriesCommand(io: OpsIo): Command {
  return new Command('deliveries')
    .description('show each delivery attempt of a webhook and its outcome, newest first')
    .argument('<id>', 'an id, or its last characters, as webhooks list shows them')
    .addOption(tableLimitOption('attempts'))
    .option('--json', 'print a JSON array instead of a table')
    .addHelpText('after', examples)
    .action(async (idOrEnding: string, { limit, json }: { limit?: number; json?: true }) => {
      await using store = await io.openStore();
      const id = await webhookId(store, idOrEnding);
      const rows = (count: number) => readRows((page) => store.listDeliveries(id, page), count);
      if (json) return await printJsonArray(rows(limit ?? Number.POSITIVE_INFINITY), record, io);
      const shown = await collect(rows(limit ?? defaultLimit));
      if (shown.length === 0) {
        return io.print(io.asRunHere('No deliveries yet. See npm run ops -- webhooks list.\n'));
      }
      io.print(tableOf({ columns, uncut: ['Message'] }, shown, io.width));
    });
}

function record(row: DeliveryRow): object {
  const { createdAt, entryId, eventId, type, attempt, outcome, reply, ms } = row;
  return {
    at: isoTimestamp(createdAt),
    message: entryId,
    event: eventId,
    type,
    attempt,
    outcome,
    answer: reply,
    ms,
  };
}

/** The message comes first and is never truncated, since `replay` takes it. */
const columns: TableOf<DeliveryRow>['columns'] = {
  Message: ({ entryId }) => shortId({ id: entryId }),
  At: ({ createdAt }) => localTime(createdAt),
  Type: ({ type }) => type ?? '',
  Attempt: ({ attempt }) => String(attempt),
  Outcome: ({ outcome }) => outcome,
  Answer: ({ reply }) => reply,
  Ms: ({ ms }) => String(ms),
};
