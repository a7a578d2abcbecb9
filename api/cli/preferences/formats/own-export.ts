import {
  type SuppressionSource,
  suppressionSources,
} from '@grovemail/domain/preferences/suppression-source.ts';
import { suppressionColumns } from '../../../resources/suppression-record.ts';
import type { Format } from './format.ts';

/** The CSV of `preferences export`, which comes back as it was. Earlier versions wrote no `endsAt`. */
export const ownExport: Format = {
  provider: 'export',
  title: 'export of Grovemail',
  rule: 'as exported',
  columns: ({ names }) =>
    suppressionColumns.every((name) => name === 'endsAt' || names.includes(name))
      ? { email: 'email', time: 'since' }
      : null,
  kindOf: () => null,
};

/** What an export says about a suppression beside its address. */
export interface Exported {
  id: string;
  account: string;
  list: string;
  contactId: string | null;
  /** Milliseconds since the epoch, like the other times. */
  at: number;
  changedAt: number;
  source: SuppressionSource;
  reason: string | null;
  liftedAt: number | null;
  endsAt: number | null;
}

/** @returns the column that cannot be read, if there is one */
export function readExported(cell: (column: string) => string): Exported | { fault: string } {
  const [at, changedAt, liftedAt, endsAt] = ['since', 'changedAt', 'liftedAt', 'endsAt'].map(
    (name) => readIso(cell(name)),
  );
  const source = suppressionSources.find((known) => known === cell('source'));
  const [id, account, list] = ['id', 'account', 'list'].map(cell);
  if (!id || !uuid.test(id)) return { fault: 'id' };
  if (!account) return { fault: 'account' };
  if (!list) return { fault: 'list' };
  if (at === undefined || at === null) return { fault: 'since' };
  if (changedAt === undefined || changedAt === null) return { fault: 'changedAt' };
  if (source === undefined) return { fault: 'source' };
  if (liftedAt === undefined) return { fault: 'liftedAt' };
  if (endsAt === undefined) return { fault: 'endsAt' };
  const [contactId, reason] = [cell('contactId') || null, cell('reason') || null];
  return { id, account, list, contactId, at, changedAt, source, reason, liftedAt, endsAt };
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** @returns null for an empty cell, undefined for a time that an export does not write */
function readIso(text: string): number | null | undefined {
  if (text === '') return null;
  const at = Date.parse(text);
  return Number.isNaN(at) || new Date(at).toISOString() !== text ? undefined : at;
}
