import { createTransport } from 'nodemailer';
import { securedSmtpUrl } from './smtp-security.ts';

/** For each step with the server, in milliseconds. */
const timeouts = {
  dnsTimeout: 5_000,
  connectionTimeout: 5_000,
  greetingTimeout: 5_000,
  socketTimeout: 5_000,
};

/**
 * Connects and logs in as the mailer would, and sends nothing.
 * @param options for nodemailer in the address, such as `requireTLS`
 * @throws with the server's reply or the fault of the network
 */
export async function checkSmtp(smtpUrl: string, options: Record<string, string>): Promise<void> {
  const url = new URL(securedSmtpUrl(smtpUrl));
  for (const [name, value] of Object.entries(options)) url.searchParams.set(name, value);
  const transport = createTransport({ ...timeouts, url: url.href });
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}
