import { MailError } from '../../mail/mail.ts';
import { takeRejection } from '../../resources/rejected-mail.ts';
import type { Store } from '../../store/store.ts';

/** Records why an email was given up, if its mail server said so. */
export type NoteRejection = (mail: { id: string; to: string }, error: unknown) => Promise<void>;

interface RejectionDeps {
  store: Pick<Store, 'takeMailReport'>;
  /** Milliseconds since the epoch. */
  now(): number;
  newId(): string;
}

export function noteRejections(deps: RejectionDeps): NoteRejection {
  return async (mail, error) => {
    if (!(error instanceof MailError) || error.reply === null) return;
    await takeRejection(mail, error.reply, deps);
  };
}
