import { type SandboxOutcome, sandboxOutcome } from '@grovemail/domain/delivery/sandbox.ts';
import { MailError, type SendMail } from '../../mail/mail.ts';

/** Simulates the response to mail for the sandbox domain instead of sending it. */
export function sandboxMailer(sendMail: SendMail, domain: string): SendMail {
  return async (mail, signal) => {
    const outcome = sandboxOutcome(mail.to, domain);
    if (outcome === 'failed') {
      const message = 'The mail server did not accept it: 550 5.1.1 No such mailbox (sandbox)';
      throw new MailError(message, { permanent: true });
    }
    if (outcome !== null) return '250 2.0.0 Ok: queued (sandbox)';
    return sendMail(mail, signal);
  };
}

/** The report on an email that the sandbox accepted; null for none. */
export function sandboxReport(outcome: SandboxOutcome | null) {
  if (outcome === 'bounced') return { kind: outcome, reply: '550 5.1.1 No such mailbox (sandbox)' };
  if (outcome === 'complained') return { kind: outcome, reply: 'Marked as spam (sandbox)' };
  return null;
}
