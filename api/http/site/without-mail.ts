import { gzipSync } from 'node:zlib';
import { needsMail } from '@grovemail/contract/site-paths.ts';
import { readSiteFiles, type SiteFile } from './site-files.ts';

/** The built site for a server without a mail server: what sends an email is inert, and its page says why. */
export function withoutMail(directory: string): Map<string, SiteFile> {
  return new Map([...readSiteFiles(directory)].map(([path, file]) => [path, inert(file)]));
}

function inert(file: SiteFile): SiteFile {
  if (file.kind !== 'page' || !file.plain.includes(needsMail)) return file;
  const text = file.plain.toString('utf8').replaceAll(needsMail, `inert ${needsMail}`);
  const plain = Buffer.from(text);
  return { ...file, etag: `${file.etag}-m`, plain, br: null, gz: gzipSync(plain) };
}
