/** A rendered mail to one recipient. */
export interface Mail {
  /** The same for all attempts, so that receivers can recognize duplicates. */
  id: string;
  to: string;
  /** Blind copies only: the original recipient, for the To header. */
  copyOf?: string;
  replyTo?: { name: string; address: string };
  subject: string;
  text: string;
  /** '' for a plain-text mail. */
  html: string;
  attachments?: readonly { filename: string; content: Buffer }[];
  /** The URL of the one-click unsubscribe (RFC 8058). */
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

/** A mail that was not accepted. `permanent` means that a retry cannot succeed. */
export class MailError extends Error {
  override name = 'MailError';
  readonly permanent: boolean;
  /** The mail server's reply about this recipient or this message; null if it has another cause. */
  readonly reply: string | null;

  constructor(
    message: string,
    {
      permanent,
      reply = null,
      cause,
    }: { permanent: boolean; reply?: string | null; cause?: unknown },
  ) {
    super(message, { cause });
    this.permanent = permanent;
    this.reply = reply;
  }
}
