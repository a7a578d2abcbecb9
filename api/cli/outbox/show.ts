import { disabledUntil } from '@grovemail/domain/delivery/delivery-limits.ts';
import { Command } from 'commander';
import { isoTimestamp } from '../../resources/iso-timestamp.ts';
import { type OutboxDetail, outboxDetail } from '../../resources/outbox-detail.ts';
import { localTime, printable } from '../output/format.ts';
import { toJson } from '../output/print.ts';
import { table } from '../output/table.ts';
import { OperatorError } from '../process/operator-error.ts';
import type { OpsIo } from '../process/ops-io.ts';
import { entryId } from './entry-id.ts';

/** `outbox show`: everything about one entry. */
export function outboxShowCommand(io: OpsIo): Command {
  return new Command('show')
    .description('show one entry: its kind, recipient, age, attempts and last error')
    .argument('<id>', 'an id, or its last characters, as outbox list shows them')
    .option('--json', 'print a JSON object instead of text')
    .addHelpText('after', '\nExample:\n  npm run ops -- outbox show 2d6f0c9b1e55\n')
    .action(async (idOrEnding: string, { json }: { json?: true }) => {
      await using store = await io.openStore();
      const now = Date.now();
      const id = await entryId(store, idOrEnding);
      const detail = id === null ? null : await outboxDetail(store, id, now);
      if (!detail) throw new OperatorError(`The outbox has no entry with this id: ${idOrEnding}.`);
      if (json) return io.print(`${toJson(recordOf(detail), 2)}\n`);
      const shown = Object.entries(fieldsOf(detail, now)).filter(([, text]) => text !== '');
      io.print(table(['Id', detail.id], shown, null));
      if (detail.log.length === 0) return;
      const attempts = detail.log.map(({ at, outcome, reply }) => [localTime(at), outcome, reply]);
      io.print(`\n${table(['When', 'Outcome', 'Response'], attempts, null)}`);
    });
}

function fieldsOf(detail: OutboxDetail, now: number): Record<string, string> {
  const { topic, to, state, cause, createdAt, attempts, lost, nextAt, doneAt, error } = detail;
  return {
    Topic: topic,
    To: printable(to) || 'no longer known',
    State: detail.isUnderWay ? `${state}, being sent now` : state,
    Cause: cause ?? '',
    Written: `${localTime(createdAt)}, ${ageOf(now - createdAt)} ago`,
    Tried: lost === 0 ? String(attempts) : `${attempts}, of which ${lost} were cut off`,
    'Next attempt': state === 'waiting' ? nextOf(detail.pausedUntil, nextAt) : '',
    'Last attempt': state === 'dead' ? localTime(nextAt) : '',
    Settled: doneAt === null ? '' : localTime(doneAt),
    'Last error': printable(error ?? ''),
  };
}

function nextOf(pausedUntil: number | null, nextAt: number): string {
  if (pausedUntil === disabledUntil) return 'none: its endpoint is gone';
  return localTime(Math.max(nextAt, pausedUntil ?? 0));
}

/** In its largest unit: `3 days`. */
function ageOf(milliseconds: number): string {
  const [unit = 'minute', size = 60_000] =
    units.find(([, size]) => milliseconds >= size) ?? units.at(-1) ?? [];
  const count = Math.max(0, Math.floor(milliseconds / size));
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

const units: [string, number][] = [
  ['day', 24 * 60 * 60_000],
  ['hour', 60 * 60_000],
  ['minute', 60_000],
];

function recordOf(detail: OutboxDetail): object {
  const { id, topic, to, state, cause, attempts, lost, error, payload } = detail;
  return {
    id,
    createdAt: isoTimestamp(detail.createdAt),
    topic,
    to: to || null,
    payload,
    state,
    cause,
    isUnderWay: detail.isUnderWay,
    attempts,
    lost,
    nextAt: state === 'waiting' ? isoTimestamp(detail.nextAt) : null,
    doneAt: detail.doneAt === null ? null : isoTimestamp(detail.doneAt),
    error,
    log: detail.log.map(({ at, ...attempt }) => ({ at: isoTimestamp(at), ...attempt })),
  };
}
