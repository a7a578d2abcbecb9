import type { PersonRow } from '../store/persons/person-store.ts';
import type { Holdings } from './holdings.ts';
import { localMoment } from './moment.ts';
import { table } from './table.ts';

/** A line for each kind of row that is held about a person, and what erasing makes of it. */
export function heldTable({ rows, mails }: Pick<Holdings, 'rows' | 'mails'>, width: number | null) {
  const kinds = Map.groupBy(rows, ({ holds, as }) => `${holds}\n${as}`);
  const lines = [...kinds.values()].map((kind) => lineOf(kind));
  if (mails.length > 0) lines.push(mailLine(mails));
  return table(['What', 'Rows', 'Oldest', 'Newest', 'When erased'], lines, width, [0, 1]);
}

function lineOf(rows: readonly PersonRow[]): string[] {
  const [{ holds, as } = { holds: '', as: 'own' as const }] = rows;
  return [holds, String(rows.length), ...span(rows.map(({ createdAt }) => createdAt)), fates[as]];
}

function mailLine(mails: Holdings['mails']): string[] {
  return ['mails as files', String(mails.length), ...span(mails.map(({ at }) => at)), fates.own];
}

const fates: Record<PersonRow['as'], string> = {
  own: 'deleted',
  stop: 'kept as a hash',
  kept: 'is kept as a hash already',
  named: 'another’s: the address is taken out',
  mentioned: 'another’s words: they stay',
};

function span(moments: readonly (number | null)[]): [oldest: string, newest: string] {
  const known = moments.filter((moment) => moment !== null);
  if (known.length === 0) return ['', ''];
  const [oldest, newest] = known.reduce(
    ([low, high], moment) => [Math.min(low, moment), Math.max(high, moment)],
    [Number.POSITIVE_INFINITY, 0],
  );
  return [localMoment(oldest), localMoment(newest)];
}
