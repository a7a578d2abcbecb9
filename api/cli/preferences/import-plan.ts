import { allLists } from '@grovemail/domain/preferences/tracking-id.ts';
import { siteAccount } from '../../mailing/lists.ts';
import { printable } from '../output/format.ts';
import type { Checked } from './check-rows.ts';
import type { Chosen } from './formats/choose-format.ts';
import type { ImportedAs } from './formats/format.ts';

/** How a file is read, for the operator to see before anything is written. */
export function importPlan(
  { format, columns }: Chosen,
  { rows, kinds, leftOut, faultCount, tookMonthFirst }: Checked,
  {
    as,
    list,
    account = siteAccount,
  }: {
    as?: ImportedAs | undefined;
    list?: string | undefined;
    account?: string | undefined;
  },
): string {
  const order = tookMonthFirst ? ', with the month first (see --dates)' : '';
  const lists = list === allLists ? 'all lists' : `the list ${list}`;
  const counts = [
    ...[...kinds].map(([kind, count]) => `${count} as ${kind}`),
    ...(leftOut > 0 ? [`${leftOut} left out`] : []),
    ...(faultCount > 0 ? [`${faultCount} with errors`] : []),
  ];
  const lines = {
    Format: format.title,
    Addresses: columns.email,
    Times: `${columns.time ?? 'none: as of now'}${order}`,
    Kinds: as === undefined ? format.rule : `${as}, as --as says`,
    Stops: list === undefined ? 'as exported' : `${lists} of the account ${account}`,
    Rows: `${rows + leftOut + faultCount}${counts.length > 0 ? `: ${counts.join(', ')}` : ''}`,
  };
  return Object.entries(lines)
    .map(([name, value]) => `${`${name}:`.padEnd(11)}${printable(value)}\n`)
    .join('');
}
