import { mailFilesOf } from '../mail/mail-files.ts';
import { mailFolder } from '../mail/mail-folder.ts';
import type { PersonRecords } from '../store/persons/person-store.ts';
import type { OpsIo } from './ops-io.ts';

/** What the store and the folder of mails hold about a person. */
export async function holdings(io: OpsIo, email: string): Promise<Holdings> {
  const store = await io.openStore();
  const { address, rows } = await store.readPerson(email).finally(() => store.close());
  return { address, rows, mails: await mailFilesOf(folderOf(io), address) };
}

export interface Holdings extends PersonRecords {
  mails: Awaited<ReturnType<typeof mailFilesOf>>;
}

/** Where mails are written as files. */
export function folderOf(io: OpsIo): string {
  return mailFolder(io.config().store.dataDir);
}
