import { mailFilesOf } from '../../mail/mail-files.ts';
import { mailFolder } from '../../mail/mail-folder.ts';
import type { PersonRecords } from '../../store/persons/person-store.ts';
import { withProgress } from '../output/with-progress.ts';
import type { OpsIo } from '../process/ops-io.ts';

/**
 * Everything about a person in the store and the mail folder.
 * @param show called at once with the rows that an index finds
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
  const store = await io.openStore();
  try {
    show(await withMails(await store.findOwnRows(email)));
    const all = withProgress(io, progressLabel, (report) => store.readPerson(email, report));
    return await withMails(await all);
  } finally {
    await store.close();
  }
}

/** Of the scan for what no index finds. */
export const progressLabel = 'Looking for the address in every row';

export interface PersonData extends PersonRecords {
  mails: Awaited<ReturnType<typeof mailFilesOf>>;
}

/** The folder in which mails are written as files. */
export function mailFolderOf(io: OpsIo): string {
  return mailFolder(io.config(['DATA_DIR']).store.dataDir);
}
