import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Address, type Email } from 'postal-mime';
import { namesAddress } from '../mailing/contains-address.ts';

/** A mail that `file-mailer.ts` wrote. */
export interface MailFile {
  id: string;
  /** Milliseconds since the epoch; null if the file has no date. */
  at: number | null;
  to: string;
  subject: string;
  /** The plain text part. */
  text: string;
}

/** Lists the mails in a folder, newest first. The folder may be missing. */
export async function listMailFiles(folder: string, limit: number): Promise<MailFile[]> {
  const newest = (await mailFileIds(folder)).toSorted().toReversed().slice(0, limit);
  return Promise.all(
    newest.map(async (id) => parsed(id, await readFile(join(folder, `${id}.eml`)))),
  );
}

/** The ids of all mails in a folder, in any order. The folder may be missing. */
export async function mailFileIds(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(missing(() => []));
  return names.flatMap((name) => /^([\w-]+)\.eml$/.exec(name)?.[1] ?? []);
}

/** A mail; null if none has this id. */
export async function readMailFile(folder: string, id: string): Promise<MailFile | null> {
  if (!/^[\w-]+$/.test(id)) return null;
  const bytes = await readFile(join(folder, `${id}.eml`)).catch(missing(() => null));
  return bytes && parsed(id, bytes);
}

/** Mails to an address, or with it as Reply-To, oldest first. */
export async function mailFilesOf(
  folder: string,
  address: string,
): Promise<(MailFile & { file: string })[]> {
  const names = await readdir(folder).catch(missing(() => []));
  const mails: (MailFile & { file: string })[] = [];
  for (const name of names.toSorted()) {
    // A killed writer may leave a `.part` file.
    const [, id] = /^([\w-]+)\.eml(?:\.part)?$/.exec(name) ?? [];
    if (id === undefined) continue;
    const file = join(folder, name);
    const bytes = await readFile(file).catch(missing(() => null));
    if (!bytes) continue;
    const fields = await correspondents(bytes);
    if (!fields.some((field) => namesAddress(field, address))) continue;
    mails.push({ ...(await parsed(id, bytes)), file });
  }
  return mails;
}

async function parsed(id: string, bytes: Buffer): Promise<MailFile> {
  const { date, to = [], subject = '', text = '' } = await emailIn(bytes);
  const at = Date.parse(date ?? '');
  return {
    id,
    at: Number.isNaN(at) ? null : at,
    to: to.flatMap(mailboxesIn).map(headerText).join(', '),
    subject,
    text: text.trim(),
  };
}

/** Empty for a file with too many headers or too deep nesting, which our mailer never writes. */
async function emailIn(bytes: Buffer): Promise<Partial<Email>> {
  return PostalMime.parse(bytes).catch(() => ({}));
}

/** A group's members, or the mailbox itself (RFC 5322 §3.4). */
const mailboxesIn = (mailbox: Address): Address[] => mailbox.group ?? [mailbox];

/** As in a header: a name with special characters is quoted. */
function headerText({ name, address }: Address): string {
  if (!name) return address ?? '';
  const shown = /^[\p{L}\p{N} '-]+$/u.test(name) ? name : `"${name.replace(/["\\]/g, '\\$&')}"`;
  return `${shown} <${address}>`;
}

/** The addresses in To, Cc, Bcc and Reply-To. */
async function correspondents(bytes: Buffer): Promise<string[]> {
  const end = bytes.indexOf('\r\n\r\n');
  const header = end < 0 ? bytes : bytes.subarray(0, end + 4);
  const { to, cc, bcc, replyTo } = await emailIn(header);
  return [to, cc, bcc, replyTo]
    .flat()
    .flatMap((mailbox) => (mailbox ? mailboxesIn(mailbox) : []))
    .map(({ address = '' }) => address);
}

function missing<Instead>(instead: () => Instead) {
  return (error: NodeJS.ErrnoException): Instead => {
    if (error.code === 'ENOENT') return instead();
    throw error;
  };
}
