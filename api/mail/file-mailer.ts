import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Mailbox, Mailer } from './mail.ts';
import { messageOptions } from './message-options.ts';

/**
 * Writes each mail as a file instead of sending it, for machines without a mail server. The file is
 * named by the mail's id, which sorts by time; a repetition is the same file.
 * @param folder made when it is not there
 */
export function fileMailer(folder: string, from: Mailbox): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send(mail) {
      const { message } = await transport.sendMail(messageOptions(mail, from));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const name = `${mail.id}.eml`;
      await writeWhole(join(folder, name), message as Buffer);
      return `written to ${name}`;
    },
    close() {},
  };
}

/** Whoever reads the folder sees the whole file or none, after a power cut too. */
async function writeWhole(path: string, bytes: Buffer): Promise<void> {
  const unfinished = `${path}.part`;
  // One that a killed process left behind keeps its own mode, so it goes first.
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
