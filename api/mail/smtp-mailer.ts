import { canonicalAddress } from '@grovemail/domain/email-addresses/canonical-address.ts';
import { createTransport } from 'nodemailer';
import { type Mailbox, MailError, type Mailer } from './mail.ts';
import { messageOptions } from './message-options.ts';
import { securedSmtpUrl } from './smtp-security.ts';

/** The envelope sender of a mail, which receives its bounces. */
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
 * @param smtpUrl such as `smtps://user:password@host:465`; `smtp` is upgraded to TLS if the server supports it, and
 *   must be for a login
 * @param returnPath null if bounces go to `from`
 */
export function smtpMailer(smtpUrl: string, from: Mailbox, returnPath: ReturnPath | null): Mailer {
  const transport = createTransport({
    ...timeouts,
    url: securedSmtpUrl(smtpUrl),
    pool: true,
    maxConnections: 5,
    // Retries when the server has closed an idle connection; the outbox retries everything else.
    maxRequeues: 1,
    idleTimeout: 60_000,
  });
  return {
    async send(mail, signal) {
      const options = messageOptions(mail, from);
      try {
        const sender = returnPath ? await returnPath(mail.id, mail.to) : from.address;
        // The To header of a blind copy names somebody else.
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
  const reply = response ?? [message, code && `(${code})`].filter(Boolean).join(' ');
  const isOfMail = command === 'RCPT TO' || command === 'DATA';
  return new MailError(`The mail server did not accept it: ${reply}`, {
    // Only a rejection of this mail or its recipient is final. An operator can fix a login or a server that
    // rejects all mail before the next attempt.
    permanent: (responseCode ?? 0) >= 500 && isOfMail,
    reply: isOfMail && response !== undefined ? response : null,
    cause,
  });
}
