import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import type { Mail, Mailbox } from './mail.ts';

export const from: Mailbox = { name: 'Grovemail', address: 'hello@grovemail.example' };

/** A mail with what a test sets of its own. */
export function mail(own: Partial<Mail> = {}): Mail {
  return {
    id: '019a9f3e-7c00-7a10-8f3b-2d6f0c9b1e55',
    to: 'ada@shop.example',
    subject: 'Hello',
    text: 'Words',
    html: '<p>Words</p>',
    ...own,
  };
}

/** A message as the mail server received it. */
export interface Received {
  from: string;
  to: string[];
  raw: string;
  parsed: Email;
}

export interface TestSmtpServer {
  url: string;
  received: Received[];
  stop(): Promise<void>;
}

/**
 * A real SMTP server on a free port; `options` make it reject or stall.
 * @param options.onReceived runs when a mail has arrived, before its sender gets the reply
 */
export async function startSmtpServer({
  onReceived = () => {},
  ...options
}: SMTPServerOptions & { onReceived?: () => void } = {}): Promise<TestSmtpServer> {
  const received: Received[] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onData(stream, session, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        const raw = Buffer.concat(chunks).toString('latin1');
        const { mailFrom, rcptTo } = session.envelope;
        received.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          raw,
          parsed: await PostalMime.parse(Buffer.concat(chunks)),
        });
        onReceived();
        callback();
      });
    },
    ...options,
  });
  // A client that hangs up is what some tests are about.
  server.on('error', () => {});
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
