import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

export interface MailServer {
  /** For SMTP_URL. */
  url: string;
  /** Emails that it took. */
  taken: string[];
  stop(): Promise<void>;
}

/** @param isFull says so of a recipient's mailbox */
export async function startMailServer(isFull = (_to: string) => false): Promise<MailServer> {
  const taken: string[] = [];
  const smtp = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo({ address }, _session, done) {
      const full = Object.assign(new Error('5.2.2 Mailbox full'), { responseCode: 552 });
      done(isFull(address) ? full : null);
    },
    async onData(stream, _session, done) {
      taken.push(await text(stream));
      done();
    },
  });
  smtp.listen(0, '127.0.0.1');
  await once(smtp.server, 'listening');
  const { port } = smtp.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    stop: () => new Promise((resolve) => smtp.close(() => resolve())),
  };
}
