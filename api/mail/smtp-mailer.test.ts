import { createServer, type Server, type Socket } from 'node:net';
import type { SMTPServerOptions } from 'smtp-server';
import { afterEach, describe, expect, it } from 'vitest';
import type { Mailer } from './mail.ts';
import { from, mail, startSmtpServer, type TestSmtpServer } from './mail-for-test.ts';
import { smtpMailer } from './smtp-mailer.ts';

const never = new AbortController().signal;
const servers: Pick<TestSmtpServer, 'stop'>[] = [];
const mailers: Mailer[] = [];

afterEach(async () => {
  for (const mailer of mailers.splice(0)) mailer.close();
  await Promise.all(servers.splice(0).map((server) => server.stop()));
});

async function start(options?: SMTPServerOptions) {
  const server = await startSmtpServer(options);
  servers.push(server);
  return { server, mailer: mailerFor(server.url) };
}

function mailerFor(url: string): Mailer {
  const mailer = smtpMailer(url, from, null);
  mailers.push(mailer);
  return mailer;
}

function reply(responseCode: number, text: string): Error {
  return Object.assign(new Error(text), { responseCode });
}

describe('accepted', () => {
  it('arrives complete, with the same Message-ID each time, and the reply is returned', async () => {
    const { server, mailer } = await start();
    const sent = mail({ subject: 'Grüße ₦', text: 'Zeile ₦ 👩🏽‍💻\n.\n..dots', html: '<p>₦</p>' });
    expect(await mailer.send(sent, never)).toMatch(/^250 /);
    await mailer.send(sent, never);
    expect(server.received).toHaveLength(2);
    for (const { parsed, to, from: envelopeFrom } of server.received) {
      expect(parsed.messageId).toBe(`<${sent.id}@grovemail.example>`);
      expect(parsed.subject).toBe(sent.subject);
      expect(parsed.text?.trim()).toBe(sent.text);
      expect(parsed.html?.trim()).toBe(sent.html);
      expect(parsed.from).toMatchObject(from);
      expect([envelopeFrom, ...to]).toEqual([from.address, sent.to]);
    }
  });

  it('with bounces to the return path of its recipient', async () => {
    const { server } = await start();
    const returnPath = async (id: string, to: string) => `${id}-${to.length}@bounces.example`;
    const mailer = smtpMailer(server.url, from, returnPath);
    mailers.push(mailer);
    const sent = mail();
    await mailer.send(sent, never);
    expect(server.received).toMatchObject([
      { from: `${sent.id}-16@bounces.example`, to: [sent.to] },
    ]);
    expect(server.received[0]?.parsed.from).toMatchObject(from);
  });

  it.each([null, async (id: string, to: string) => `${id}-${to}`])(
    'E11 a blind copy to its reader alone, who reads whom the mail was to',
    async (returnPath) => {
      const { server } = await start();
      const mailer = smtpMailer(server.url, from, returnPath);
      mailers.push(mailer);
      const copy = mail({ to: 'eve@shop.example', copyOf: 'ada@shop.example' });
      await mailer.send(copy, never);
      const [{ from: sender, to, parsed, raw } = { from: '', to: [], parsed: null, raw: '' }] =
        server.received;
      expect(to).toEqual(['eve@shop.example']);
      expect(parsed?.to).toMatchObject([{ address: 'ada@shop.example' }]);
      expect(sender).toBe(returnPath ? `${copy.id}-${copy.to}` : from.address);
      expect(raw.toLowerCase()).not.toContain('\r\nbcc:');
    },
  );

  it('by an address whose domain is not ASCII', async () => {
    const { server, mailer } = await start();
    await mailer.send(mail({ to: 'ada@bücher.example' }), never);
    expect(server.received[0]?.raw).toContain('\r\nTo: ada@xn--bcher-kva.example\r\n');
  });

  it('over at most 5 kept connections for 30 mails', async () => {
    let connections = 0;
    const { server, mailer } = await start({
      onConnect(_session, callback) {
        connections += 1;
        callback();
      },
    });
    await Promise.all(
      Array.from({ length: 30 }, (_, at) => mailer.send(mail({ id: `m-${at}` }), never)),
    );
    expect(new Set(server.received.map(({ parsed }) => parsed.messageId)).size).toBe(30);
    expect(connections).toBeLessThanOrEqual(5);
  });
});

describe('temporarily rejected', () => {
  it.each<[string, SMTPServerOptions]>([
    ['451 at the recipient', { onRcptTo: (_, __, done) => done(reply(451, 'Greylisted')) }],
    ['421 at the greeting', { onConnect: (_, done) => done(reply(421, 'Too busy')) }],
    [
      '452 after the data',
      {
        onData: (stream, _, done) => void stream.resume().on('end', () => done(reply(452, 'Full'))),
      },
    ],
    [
      '550 for our sender, which an operator can mend',
      { onMailFrom: (_, __, done) => done(reply(550, 'Who are you?')) },
    ],
  ])('%s', async (_, options) => {
    const { mailer } = await start(options);
    await expect(mailer.send(mail(), never)).rejects.toMatchObject({
      name: 'MailError',
      permanent: false,
    });
  });

  it.each([
    [450, false],
    [550, true],
  ])('%i at its recipient', async (code, permanent) => {
    const { mailer } = await start({ onRcptTo: (_, __, done) => done(reply(code, 'Not now')) });
    await expect(mailer.send(mail(), never)).rejects.toMatchObject({
      name: 'MailError',
      message: expect.stringContaining('Not now'),
      permanent,
    });
  });

  it('a wrong login, which an operator can fix', async () => {
    const { server } = await start({
      disabledCommands: ['STARTTLS'],
      onAuth: (_auth, _session, done) => done(reply(535, 'Wrong password')),
    });
    const mailer = mailerFor(server.url.replace('://', '://user:secret@'));
    const sending = mailer.send(mail(), never);
    await expect(sending).rejects.toMatchObject({ permanent: false });
    await expect(sending).rejects.not.toMatchObject({ message: expect.stringContaining('secret') });
  });

  it('a server without TLS, which gets no login', async () => {
    const logins: (string | undefined)[] = [];
    const { server } = await start({
      disabledCommands: ['STARTTLS'],
      onAuth: ({ username }, _session, done) => {
        logins.push(username);
        done(null, { user: username });
      },
    });
    // An address of this machine other than loopback.
    const mailer = mailerFor(server.url.replace('127.0.0.1', 'user:secret@0.0.0.0'));
    await expect(mailer.send(mail(), never)).rejects.toMatchObject({ permanent: false });
    expect([logins, server.received]).toEqual([[], []]);
    await mailerFor(server.url.replace('://', '://user:secret@')).send(mail(), never);
    expect(logins).toEqual(['user']);
  });

  it('no server listens', async () => {
    const { server, mailer } = await start();
    await server.stop();
    servers.pop();
    await expect(mailer.send(mail(), never)).rejects.toMatchObject({ permanent: false });
  });

  it('a server that hangs, before its greeting or in the middle, until the signal fires', async () => {
    for (const script of [[], ['220 hello\r\n', '250 hello\r\n', '250 ok\r\n']]) {
      const hanging = await startHanging(script);
      servers.push(hanging);
      const stop = new AbortController();
      const sending = mailerFor(hanging.url).send(mail(), stop.signal);
      await hanging.stuck;
      stop.abort();
      await expect(sending).rejects.toMatchObject({ name: 'MailError', permanent: false });
    }
  });
});

describe('permanently rejected', () => {
  it.each<[string, SMTPServerOptions]>([
    ['550 at the recipient', { onRcptTo: (_, __, done) => done(reply(550, 'No such mailbox')) }],
    [
      '554 after the data',
      {
        onData: (stream, _, done) => void stream.resume().on('end', () => done(reply(554, 'Spam'))),
      },
    ],
  ])('%s', async (_, options) => {
    const { server, mailer } = await start(options);
    await expect(mailer.send(mail(), never)).rejects.toMatchObject({
      permanent: true,
      message: expect.stringMatching(/55[04]/),
    });
    expect(server.received).toEqual([]);
  });
});

/** Says its lines, one for each that it hears, and then nothing more. */
async function startHanging(script: readonly string[]) {
  const stuck = Promise.withResolvers<void>();
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    const lines = [...script];
    const writeNext = () => {
      const line = lines.shift();
      if (line === undefined) stuck.resolve();
      else socket.write(line);
    };
    socket.on('data', writeNext).on('error', () => {});
    writeNext();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  return {
    url: `smtp://127.0.0.1:${port}`,
    stuck: stuck.promise,
    async stop() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
