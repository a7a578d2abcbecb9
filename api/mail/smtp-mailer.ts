import { canonicalAddress } from '@grovemail/domain/email-addresses/canonical-address.ts';
import { createTransport } from 'nodemailer';
import { type Mailbox, MailError, type Mailer } from './mail.ts';
import { messageOptions } from './message-options.ts';
import { securedSmtpUrl } from './smtp-security.ts';

/** The envelope sender of a mail to a recipient, to which its bounces come. */
export type ReturnPath = (id: string, recipient: string) => Promise<string>;

/** For each step with the server, in milliseconds. */
const timeouts = {
  dnsTimeout: 5_000,
  connectionTimeout: 8_000,
  greetingTimeout: 8_000,
  socketTimeout: 12_000,
};

/**
 * Sends mail through an SMTP server, over connections that are kept for a minute.
 * @param smtpUrl as in `smtps://user:password@host:465`; an `smtp` one is upgraded when the
 *   server can, and has to be for a login
 * @param returnPath null has bounces sent to `from`
 */
export function smtpMailer(smtpUrl: string, from: Mailbox, returnPath: ReturnPath | null): Mailer {
  const transport = createTransport({
    ...timeouts,
    url: securedSmtpUrl(smtpUrl),
    pool: true,
    maxConnections: 5,
    // For a kept connection that the server closed meanwhile; whatever else fails is the outbox's to repeat.
    maxRequeues: 1,
    idleTimeout: 60_000,
  });
  return {
    async send(mail, signal) {
      const options = messageOptions(mail, from);
      try {
        const sender = returnPath ? await returnPath(mail.id, mail.to) : from.address;
        // Not as the header has it, which names somebody else in a blind copy.
        const envelope = { from: sender, to: canonicalAddress(mail.to) ?? mail.to };
        const { response } = await transport.sendMail({ ...options, envelope, signal });
        return response;
      } catch (error) {
        throw mailError(error);
      }
    },
    close: () => transport.close(),
  };
}

interface SmtpFault {
  message?: string;
  code?: string;
  /** The server's whole reply, and its number. */
  response?: string;
  responseCode?: number;
  command?: string;
}

function mailError(cause: unknown): MailError {
  const { message, code, response, responseCode, command } = Object(cause) as SmtpFault;
  const said = response ?? [message, code && `(${code})`].filter(Boolean).join(' ');
  return new MailError(`The mail server did not accept it: ${said}`, {
    // Only about this mail or its recipient is a no final: what the server has against our login,
    // or against anybody's mail, an operator can mend before the next attempt.
    permanent: (responseCode ?? 0) >= 500 && (command === 'RCPT TO' || command === 'DATA'),
    cause,
  });
}
