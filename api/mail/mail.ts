/** A rendered mail to one recipient. */
export interface Mail {
  /** The same for all attempts, so that receivers can recognise duplicates. */
  id: string;
  to: string;
  /** The recipient of the mail that this is a blind copy of, who is named in its header. */
  copyOf?: string;
  replyTo?: { name: string; address: string };
  subject: string;
  text: string;
  html: string;
  attachments?: readonly { filename: string; content: Buffer }[];
  /** Where the recipient can stop such mail with one click (RFC 8058). */
  unsubscribe?: string;
}

/**
 * Sends a mail.
 * @param signal aborts on timeout
 * @returns the receiver's reply
 * @throws {MailError}
 */
export type SendMail = (mail: Mail, signal: AbortSignal) => Promise<string>;

export interface Mailer {
  send: SendMail;
  /** Closes idle connections. */
  close(): void;
}

export interface Mailbox {
  name: string;
  address: string;
}

/** A mail that was not accepted. `permanent` means that a retry is of no use. */
export class MailError extends Error {
  override name = 'MailError';
  readonly permanent: boolean;

  constructor(message: string, { permanent, cause }: { permanent: boolean; cause?: unknown }) {
    super(message, { cause });
    this.permanent = permanent;
  }
}
