import { type Command, Option } from 'commander';
import { firstUuidV7At } from '../../store/database/uuid-v7.ts';
import { sinceOption } from '../input/options.ts';
import type { FilterOptions, ListedRow, Listing } from './listing.ts';
import type { Wanted } from './read-rows.ts';

/** Adds the options that filter a listing. */
export function addFilterOptions<Row extends ListedRow>(
  command: Command,
  { noun, filters = [], quarantineColumns, hasTestData }: Listing<Row>,
): Command {
  command
    .addOption(
      sinceOption(`only ${noun} received since this date or time, or within this duration`),
    )
    .option('--search <text>', `only ${noun} that contain this text, in any field and any case`);
  for (const { option } of filters) command.addOption(option());
  if (quarantineColumns) command.addOption(quarantinedOption());
  if (hasTestData) command.option('--test', 'data of test keys instead of live keys');
  return command;
}

/** The rows that match the options. */
export function wantedRows<Row extends ListedRow>(
  { filters = [], record }: Listing<Row>,
  options: FilterOptions,
): Wanted<Row> {
  const { since, search } = options;
  const chosen = filters.flatMap(({ option, matches }) => {
    const value = options[option().attributeName()];
    return typeof value === 'string' ? [(row: Row) => matches(row, value)] : [];
  });
  const text = search === undefined ? '' : folded(search);
  if (text !== '') chosen.push((row) => folded(textsIn(record(row)).join('\n')).includes(text));
  return {
    ...(text === '' || !isStored(text) ? {} : { text }),
    ...(since === undefined ? {} : { firstId: firstUuidV7At(since) }),
    ...(chosen.length === 0 ? {} : { matches: (row) => chosen.every((matches) => matches(row)) }),
  };
}

/** Whether the text can be found in the stored form, where times are numbers and fields are separate. */
function isStored(text: string): boolean {
  const isInTime = /^[-\d:.tz]{1,24}$/.test(text) && !/\d{5}/.test(text);
  return !isInTime && !text.includes('\n');
}

function folded(text: string): string {
  return text.normalize('NFC').toLowerCase();
}

/** Every text and number within a record. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(textsIn);
  return typeof value === 'string' || typeof value === 'number' ? [String(value)] : [];
}

function quarantinedOption(): Option {
  return new Option('--quarantined', 'only records held back as suspected spam or during a flood');
}
