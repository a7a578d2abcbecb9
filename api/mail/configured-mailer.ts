import { signReturnPath } from '../signing/return-path.ts';
import { fileMailer } from './file-mailer.ts';
import type { Mailbox, Mailer } from './mail.ts';
import { mailFolder } from './mail-folder.ts';
import { type ReturnPath, smtpMailer } from './smtp-mailer.ts';

interface MailSettings {
  from: Mailbox;
  /** Null if mails are written to files in `dataDir`. */
  smtpUrl: string | null;
  dataDir: string;
  /** Null if bounces go to `from`. */
  bounceDomain: string | null;
  /** Signs the envelope senders at `bounceDomain`. */
  key: string;
}

/** Creates the mailer for the configuration. */
export function configuredMailer(settings: MailSettings): Mailer {
  const { from, smtpUrl, dataDir, bounceDomain, key } = settings;
  const returnPath: ReturnPath | null =
    bounceDomain === null
      ? null
      : async (id, to) => `${signReturnPath(id, to, key)}@${bounceDomain}`;
  return smtpUrl === null
    ? fileMailer(mailFolder(dataDir), from)
    : smtpMailer(smtpUrl, from, returnPath);
}
