import { mailFilesOf } from '../../mail/mail-files.ts';
import { mailFolder } from '../../mail/mail-folder.ts';
import type { PersonRecords, PersonRow } from '../../store/persons/person-store.ts';
import { localTime } from '../output/format.ts';
import { table } from '../output/table.ts';
import { withProgress } from '../output/with-progress.ts';
import type { OpsIo } from '../process/ops-io.ts';

/**
 * Everything about a person in the store and the mail folder.
 * @param show called first, with the rows found by index
 */
export async function readPersonData(
  io: OpsIo,
  email: string,
  show: (found: PersonData) => void = () => {},
): Promise<PersonData> {
  const withMails = async ({ address, rows }: PersonRecords) => ({
    address,
    rows,
    mails: await mailFilesOf(mailFolderOf(io), address),
  });
  await using store = await io.openStore();
  show(await withMails(await store.findOwnRows(email)));
  const all = withProgress(io, progressLabel, (report) => store.readPerson(email, report));
  return await withMails(await all);
}

/** For the scan of all rows. */
export const progressLabel = 'Looking for the address in every row';

export interface PersonData extends PersonRecords {
  mails: Awaited<ReturnType<typeof mailFilesOf>>;
}

/** The folder in which mails are written as files. */
export function mailFolderOf(io: OpsIo): string {
  return mailFolder(io.config(['DATA_DIR']).store.dataDir);
}

/** Counts the rows about a person by kind, with what erasure does to each. */
export function personTable(
  { rows, mails }: Pick<PersonData, 'rows' | 'mails'>,
  width: number | null,
) {
  const kinds = Map.groupBy(rows, ({ holds, as }) => `${holds}\n${as}`);
  const lines = [...kinds.values()].map((kind) => lineOf(kind));
  if (mails.length > 0) lines.push(mailLine(mails));
  return table(['What', 'Rows', 'Oldest', 'Newest', 'On erasure'], lines, width, [0, 1]);
}

function lineOf(rows: readonly PersonRow[]): string[] {
  const [{ holds, as } = { holds: '', as: 'own' as const }] = rows;
  return [
    holds,
    String(rows.length),
    ...timeRange(rows.map(({ createdAt }) => createdAt)),
    erasureOutcomes[as],
  ];
}

function mailLine(mails: PersonData['mails']): string[] {
  return [
    'emails as files',
    String(mails.length),
    ...timeRange(mails.map(({ at }) => at)),
    erasureOutcomes.own,
  ];
}

const erasureOutcomes: Record<PersonRow['as'], string> = {
  own: 'deleted',
  suppression: 'kept as a hash',
  kept: 'already a hash',
  named: 'belongs to someone else: the address is removed',
  mentioned: 'written by someone else: kept',
};

function timeRange(times: readonly (number | null)[]): [oldest: string, newest: string] {
  const known = times.filter((time) => time !== null);
  if (known.length === 0) return ['', ''];
  const [oldest, newest] = known.reduce(
    ([low, high], time) => [Math.min(low, time), Math.max(high, time)],
    [Number.POSITIVE_INFINITY, 0],
  );
  return [localTime(oldest), localTime(newest)];
}
