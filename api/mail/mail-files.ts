import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { correspondents, type MailFile, readHead, readText } from './mail-file.ts';

/** Lists the mails in a folder, newest first. The folder may be missing. */
export async function listMailFiles(folder: string, limit: number): Promise<MailFile[]> {
  const names = await readdir(folder).catch(missing(() => []));
  const ids = names.flatMap((name) => /^([\w-]+)\.eml$/.exec(name)?.[1] ?? []);
  const newest = ids.toSorted().toReversed().slice(0, limit);
  return Promise.all(newest.map(async (id) => readHead(id, await textOf(folder, id))));
}

/** A mail with its text; null if no mail has this id. */
export async function readMailFile(
  folder: string,
  id: string,
): Promise<(MailFile & { text: string }) | null> {
  if (!/^[\w-]+$/.test(id)) return null;
  const eml = await textOf(folder, id).catch(missing(() => null));
  return eml === null ? null : { ...readHead(id, eml), text: readText(eml) };
}

/** Mails to an address, or with it as Reply-To, oldest first. */
export async function mailFilesOf(
  folder: string,
  address: string,
): Promise<(MailFile & { text: string; file: string })[]> {
  const names = await readdir(folder).catch(missing(() => []));
  const found: (MailFile & { text: string; file: string })[] = [];
  for (const name of names.toSorted()) {
    // A killed writer may leave a `.part` file.
    const [, id] = /^([\w-]+)\.eml(?:\.part)?$/.exec(name) ?? [];
    if (id === undefined) continue;
    const file = join(folder, name);
    const bytes = await readFile(file).catch(missing(() => null));
    if (!bytes || !correspondents(bytes.toString()).includes(address)) continue;
    const eml = bytes.toString('latin1');
    found.push({ ...readHead(id, eml), text: readText(eml), file });
  }
  return found;
}

function textOf(folder: string, id: string): Promise<string> {
  return readFile(join(folder, `${id}.eml`), 'latin1');
}

function missing<Instead>(instead: () => Instead) {
  return (error: NodeJS.ErrnoException): Instead => {
    if (error.code === 'ENOENT') return instead();
    throw error;
  };
}
