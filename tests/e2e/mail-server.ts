import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface MailServer {
  /** For `SMTP_URL`. */
  url: string;
  /** The emails received by an address, oldest first. */
  receivedBy(email: string): Email[];
  close(): Promise<void>;
}

/** Starts an SMTP server on a free port that has no mailbox `nobody…`. */
export async function startMailServer(reply = 'OK'): Promise<MailServer> {
  const received: Email[] = [];
  const smtp = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo({ address }, _session, done) {
      if (!address.startsWith('nobody')) return done();
      done(Object.assign(new Error(`<${address}>: no such user`), { responseCode: 550 }));
    },
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        received.push(await PostalMime.parse(Buffer.concat(chunks)));
        done(null, reply);
      });
    },
  });
  smtp.listen(0, '127.0.0.1');
  await once(smtp.server, 'listening');
  const { port } = smtp.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    receivedBy: (email) =>
      received.filter(({ to }) => to?.some(({ address }) => address === email)),
    close: () => new Promise((resolve) => smtp.close(() => resolve())),
  };
}
