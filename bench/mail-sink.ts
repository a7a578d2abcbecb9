import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface MailSink {
  /** For `SMTP_URL`. */
  url: string;
  /** How often each Message-ID was received. */
  received: ReadonlyMap<string, number>;
  close(): Promise<void>;
}

/** An SMTP server on a free port that accepts every email. */
export async function mailSink(): Promise<MailSink> {
  const received = new Map<string, number>();
  const smtp = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        const { messageId = '' } = await PostalMime.parse(Buffer.concat(chunks));
        received.set(messageId, (received.get(messageId) ?? 0) + 1);
        done();
      });
    },
  });
  // Killed clients reset their connections.
  smtp.on('error', () => {});
  smtp.listen(0, '127.0.0.1');
  await once(smtp.server, 'listening');
  const { port } = smtp.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    close: () => new Promise((resolve) => smtp.close(() => resolve())),
  };
}
