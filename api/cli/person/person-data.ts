import { rm } from 'node:fs/promises';
import { mailFilesOf } from '../../mail/mail-files.ts';
import { mailFolder } from '../../mail/mail-folder.ts';
import { type PersonData, type PersonMail, personLines } from '../../resources/person-data.ts';
import type { PersonRecords, PersonRow } from '../../store/persons/person-store.ts';
import { localTime } from '../output/format.ts';
import { table } from '../output/table.ts';
import { withProgress } from '../output/with-progress.ts';
import type { OpsIo } from '../process/ops-io.ts';

/**
 * Everything about a person in the store and the mail folder.
 * @param show called first with the rows that an index finds
 */
export async function readPersonData(
  io: OpsIo,
  email: string,
  show: (found: PersonData) => void = () => {},
): Promise<PersonData> {
  const withMails = async ({ address, rows }: PersonRecords) => ({
    address,
    rows,
    mails: await personMails(io).of(address),
  });
  await using store = await io.openStore();
  show(await withMails(await store.findOwnRows(email)));
  const all = withProgress(io, progressLabel, (report) => store.readPerson(email, report));
  return await withMails(await all);
}

export const progressLabel = 'Looking for the address in every row';

/** The folder of mails that are written as files. */
export function mailFolderOf(io: OpsIo): string {
  return mailFolder(io.config(['DATA_DIR']).store.dataDir);
}

/** Emails to a person that were written as files, oldest first. */
export function personMails(io: OpsIo) {
  const folder = mailFolderOf(io);
  return {
    of: (address: string): Promise<PersonMail[]> => mailFilesOf(folder, address),
    /** @returns the deleted ones */
    async erase(address: string): Promise<PersonMail[]> {
      const mails = await mailFilesOf(folder, address);
      for (const { file } of mails) await rm(file, { force: true });
      return mails;
    },
  };
}

/** Counts the rows about a person by kind, with the effect of an erasure. */
export function personTable(personData: Pick<PersonData, 'rows' | 'mails'>, width: number | null) {
  const lines = personLines(personData).map(({ label, rows, oldest, newest, role }) => [
    label,
    String(rows),
    timeOf(oldest),
    timeOf(newest),
    erasureOutcomes[role],
  ]);
  return table(['What', 'Rows', 'Oldest', 'Newest', 'On erasure'], lines, width, [0, 1]);
}

const erasureOutcomes: Record<PersonRow['role'], string> = {
  own: 'deleted',
  suppression: 'kept as a hash',
  kept: 'already a hash',
  named: 'belongs to someone else: the address is removed',
  mentioned: 'written by someone else: kept',
};

function timeOf(time: number | null): string {
  return time === null ? '' : localTime(time);
}
