import type { Command } from 'commander';
import type { Wanted } from '../../resources/read-rows.ts';
import { textSearch } from '../../resources/text-search.ts';
import { firstUuidV7At } from '../../store/database/uuid-v7.ts';
import { sinceOption } from '../input/options.ts';
import type { FilterOptions, ListedRow, Listing } from './listing.ts';

/** Adds the options that filter a listing. */
export function addFilterOptions<Row extends ListedRow>(
  command: Command,
  { noun, filters = [], quarantine, hasTestData }: Listing<Row>,
): Command {
  command
    .addOption(
      sinceOption(`only ${noun} received since this date or time, or within this duration`),
    )
    .option('--search <text>', `only ${noun} that contain this text, in any field and any case`);
  for (const { option } of filters) command.addOption(option());
  if (quarantine) {
    command.option('--quarantined', 'only records held back as suspected spam or during a flood');
  }
  if (hasTestData) command.option('--test', 'data of test keys instead of live keys');
  return command;
}

/** The rows that match the options. */
export function wantedRows<Row extends ListedRow>(
  { filters = [], record }: Listing<Row>,
  options: FilterOptions,
): Wanted<Row> {
  const { since, search = '' } = options;
  const { text, matches } = textSearch(search, record);
  const predicates = filters.flatMap(({ option, matches }) => {
    const value = options[option().attributeName()];
    return typeof value === 'string' || value === true ? [(row: Row) => matches(row, value)] : [];
  });
  if (matches) predicates.push(matches);
  return {
    ...(text === undefined ? {} : { text }),
    ...(since === undefined ? {} : { firstId: firstUuidV7At(since) }),
    ...(predicates.length > 0 && { matches: (row) => predicates.every((matches) => matches(row)) }),
  };
}
