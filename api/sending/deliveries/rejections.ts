import { MailError } from '../../mail/mail.ts';
import type { BounceCause } from '../../mailing/bounces/cause.ts';
import { type RejectionDeps, takeRejection } from '../../resources/rejected-mail.ts';
import { errorText } from '../outbox/error-text.ts';
import { Bounced, Undeliverable } from '../outbox/queue.ts';

/**
 * Records why an email was given up, if its mail server said so.
 * @returns whose fault that is, as with a bounce that comes by email; null if the mail server said nothing
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

/** Ends the entry of an email that was given up. @param of what it was given up for; see `NoteRejection` */
export function givenUp(error: unknown, of: BounceCause | null): Undeliverable {
  const Kind = of === 'mailbox' ? Bounced : Undeliverable;
  return new Kind(errorText(error), { cause: error });
}
