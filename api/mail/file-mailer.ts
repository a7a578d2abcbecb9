import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Mailbox, Mailer } from './mail.ts';
import { messageOptions } from './message-options.ts';

/**
 * Writes mails to files when no mail server is configured. A file is named after the mail's id, which sorts by time,
 * so a retry writes the same file.
 * @param folder created if missing
 */
export function fileMailer(folder: string, from: Mailbox): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send(mail) {
      const { message } = await transport.sendMail(messageOptions(mail, from));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const name = `${mail.id}.eml`;
      await writeAtomically(join(folder, name), message as Buffer);
      return `written to ${name}`;
    },
    close() {},
  };
}

/** Readers see the complete file or none, even after a power failure. */
async function writeAtomically(path: string, bytes: Buffer): Promise<void> {
  const unfinished = `${path}.part`;
  // Removed first, since a file from a killed process would keep its mode.
  await rm(unfinished, { force: true });
  const file = await open(unfinished, 'wx', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(unfinished, path);
}
