import { MailError } from '../../mail/mail.ts';
import type { BounceCause } from '../../mailing/bounces/cause.ts';
import { type RejectionDeps, takeRejection } from '../../resources/rejected-mail.ts';
import { errorText } from '../outbox/error-text.ts';
import { Bounced, Undeliverable } from '../outbox/queue.ts';

/**
 * Records the rejection of an email.
 * @returns its cause, as for a bounce by email; null if the mail server gave no reply
 */
export type NoteRejection = (
  mail: { id: string; to: string },
  error: unknown,
) => Promise<BounceCause | null>;

export function noteRejections(deps: RejectionDeps): NoteRejection {
  return async (mail, error) => {
    if (!(error instanceof MailError) || error.reply === null) return null;
    return takeRejection(mail, error.reply, deps);
  };
}

/** The error that ends the entry of an email. @param cause see `NoteRejection` */
export function givenUp(error: unknown, cause: BounceCause | null): Undeliverable {
  const ErrorClass = cause === 'mailbox' ? Bounced : Undeliverable;
  return new ErrorClass(errorText(error), { cause: error });
}
