import { mailFilesOf } from '../mail/mail-files.ts';
import { mailFolder } from '../mail/mail-folder.ts';
import type { PersonRecords } from '../store/persons/person-store.ts';
import type { OpsIo } from './ops-io.ts';

/** Everything about a person in the store and the mail folder. */
export async function readPersonData(io: OpsIo, email: string): Promise<PersonData> {
  const store = await io.openStore();
  const { address, rows } = await store.readPerson(email).finally(() => store.close());
  return { address, rows, mails: await mailFilesOf(mailFolderOf(io), address) };
}

export interface PersonData extends PersonRecords {
  mails: Awaited<ReturnType<typeof mailFilesOf>>;
}

/** The folder in which mails are written as files. */
export function mailFolderOf(io: OpsIo): string {
  return mailFolder(io.config(['DATA_DIR']).store.dataDir);
}
