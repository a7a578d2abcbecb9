/** One mail to one person, as the templates leave it. */
export interface Mail {
  /** Names it for good: the same over all attempts, so that a repetition can be told. */
  id: string;
  to: string;
  /** Whom an answer goes to, when not to the sender. */
  replyTo?: { name: string; address: string };
  subject: string;
  text: string;
  html: string;
  /** Who gets a copy unseen. */
  bcc?: readonly string[];
  attachments?: readonly { filename: string; content: Buffer }[];
  /** Where the recipient can stop such mail with one click (RFC 8058). */
  unsubscribe?: string;
}

/**
 * Hands a mail on.
 * @param signal fires when the time for it is over
 * @returns what the receiver said
 * @throws {MailError}
 */
export type SendMail = (mail: Mail, signal: AbortSignal) => Promise<string>;

export interface Mailer {
  send: SendMail;
  /** Ends the connections that are kept open. */
  close(): void;
}

export interface Mailbox {
  name: string;
  address: string;
}

/** A mail that was not taken. `permanent`: it will not be taken the next time either. */
export class MailError extends Error {
  override name = 'MailError';
  readonly permanent: boolean;

  constructor(message: string, { permanent, cause }: { permanent: boolean; cause?: unknown }) {
    super(message, { cause });
    this.permanent = permanent;
  }
}
