import { parseConfig } from '@grovemail/config/parse-config.ts';
import { describe, expect, it } from 'vitest';
import { bounce, complaint } from '../../mail/reports/reports-for-test.ts';
import { signedPreferencePath } from '../../sending/deliveries/mail-links.ts';
import { signReturnPath } from '../../signing/return-path.ts';
import { mailReportSecret } from '../../store/secrets/own-key.ts';
import { newId } from '../../store-suite/acceptances.ts';
import { sentMail } from '../../store-suite/account-calls.ts';
import { beforeEachOps, dataDir, ops, server } from '../ops-store-for-test.ts';

const key = 'a-key-of-the-tests-that-is-long-enough';
const ada = 'ada@shop.example';

beforeEachOps();

/** As a mail server pipes a message to the command. */
async function run(message: string) {
  return await ops(['mail', 'bounce'], {
    config: () => parseConfig({ DATA_DIR: dataDir, TRACKING_KEYS: key }),
    input: async () => new TextEncoder().encode(message.replaceAll('\n', '\r\n')),
  });
}

async function pipe(message: string) {
  const { code, stdout, stderr } = await run(message);
  expect([code, stderr]).toEqual([0, '']);
  return stdout;
}

/** The rows that `mail reports` lists. */
async function reports(...options: string[]) {
  const { stdout } = await ops(['mail', 'reports', '--json', ...options]);
  return JSON.parse(stdout);
}

const returnPath = async (id: string, to = ada, secret = key) =>
  `${await signReturnPath(id, to, secret)}@bounces.example`;

const sources = async () => {
  const rows = await server.findSuppressions(ada);
  return rows.map(({ source, list, liftedAt }) => [source, list, liftedAt]);
};

const sentToAda = () => sentMail(server, { recipientEmail: ada });
describe('a bounce', () => {
  it('suppresses all mail to its recipient, and is logged with the mail', async () => {
    const id = await sentToAda();
    expect(await pipe(bounce(await returnPath(id), ada))).toBe(
      'Stopped all mail to that address, which bounced: its mailbox is gone (user unknown).\n',
    );
    expect(await sources()).toEqual([['bounce', '*', null]]);
    const logged = await server.readTransactional(id, 'live');
    expect(logged?.status).toBe('bounced');
    expect(logged?.attempts.at(-1)?.reply).toBe('smtp; 550 User unknown');
  });

  it.each([
    ['5.7.26', '550-5.7.26 Unauthenticated', 'the sender was rejected, not the recipient (5.7.26)'],
    ['5.1.8', '550 5.1.8 Bad sender', 'the sender was rejected, not the recipient (5.1.8)'],
    ['5.3.4', '552 5.3.4 Too big', 'only this email was rejected (5.3.4)'],
  ])('of Status %j and %j is recorded, and stops nothing', async (status, said, why) => {
    const id = await sentToAda();
    expect(await pipe(bounce(await returnPath(id), ada, status, said))).toBe(
      `Recorded the bounce and stopped nothing: ${why}.\n`,
    );
    expect(await sources()).toEqual([]);
    expect((await server.readTransactional(id, 'live'))?.status).toBe('bounced');
    await pipe(bounce(await returnPath(id), ada));
    expect(await sources()).toEqual([['bounce', '*', null]]);
  });

  it('of a full mailbox is counted', async () => {
    const id = await sentToAda();
    expect(await pipe(bounce(await returnPath(id), ada, '5.2.2', '552 Over quota'))).toBe(
      'Recorded and counted the bounce: the state of the mailbox may pass (quota).\n',
    );
    expect(await sources()).toEqual([]);
    expect(await reports()).toMatchObject([
      { outcome: 'counted', kind: 'bounced', cause: 'passing', email: ada, mailId: id },
    ]);
  });

  it('that comes twice changes nothing the second time', async () => {
    const id = await sentToAda();
    await pipe(bounce(await returnPath(id), ada));
    const once = await server.readTransactional(id, 'live');
    await pipe(bounce(await returnPath(id), ada));
    expect(await server.readTransactional(id, 'live')).toEqual(once);
    expect(await sources()).toHaveLength(1);
  });

  it('of a mail that is not transactional suppresses mail, too', async () => {
    await pipe(bounce(await returnPath(newId()), ada));
    expect(await sources()).toEqual([['bounce', '*', null]]);
  });

  it.each([
    ['with a return path that was signed for somebody else', () => returnPath(newId(), 'eve@x.co')],
    [
      'with a return path signed by a foreign key',
      () => returnPath(newId(), ada, 'a key of somebody else'),
    ],
    ['without one', async () => 'postmaster@bounces.example'],
  ])('%s is dropped, counted and listed, with exit code 3', async (_, to) => {
    const message = bounce(await to(), ada);
    const dropped = { code: 3, stdout: '', stderr: expect.stringContaining('does not prove') };
    expect(await run(message)).toEqual(dropped);
    // A mail server may pipe it again.
    expect(await run(message)).toEqual(dropped);
    expect(await sources()).toEqual([]);
    expect(await reports('--dropped')).toMatchObject([
      { outcome: 'dropped', email: null, reply: 'smtp; 550 User unknown', times: 1 },
    ]);
    expect((await ops('mail reports')).stdout).toContain('1 dropped');
  });

  it('that is a delay is ignored', async () => {
    const delay = bounce(await returnPath(newId()), ada, '4.2.2').replace('failed', 'delayed');
    expect(await pipe(delay)).toBe('Nothing to do: It reports a delay or a success.\n');
    expect(await reports()).toEqual([]);
  });
});

describe('a bounce proves its origin', () => {
  const lost = 'postmaster@bounces.example';

  it('by the Message-ID of an email to its recipient', async () => {
    const id = await sentToAda();
    const message = bounce(lost, ada).replace('To:', `References: <${id}@shop.example>\nTo:`);
    expect(await run(message.replaceAll(ada, 'eve@shop.example'))).toMatchObject({ code: 3 });
    expect(await pipe(message)).toContain('Stopped');
    expect((await server.readTransactional(id, 'live'))?.status).toBe('bounced');
  });

  it('by the preferences link of the email that it returns', async () => {
    const id = await sentToAda();
    const recipient = { id: 'contact-1', email: ada };
    const link = await signedPreferencePath({ list: 'order', message: id, recipient }, [key]);
    const header = `List-Unsubscribe: <https://shop.example${link}>`;
    const returned = `--X\nContent-Type: text/rfc822-headers\n\n${header}\n--X--`;
    const forged = returned.replace('order', 'other');
    expect(await run(bounce(lost, ada).replace('--X--', forged))).toMatchObject({ code: 3 });
    expect(await pipe(bounce(lost, ada).replace('--X--', returned))).toContain('Stopped');
    expect((await server.readTransactional(id, 'live'))?.status).toBe('bounced');
  });
});

it('a recipient whose email arrived is not stopped by another who forwards it', async () => {
  const own = `Final-Recipient: rfc822; ${ada}\nAction: expanded\nStatus: 2.0.0\n\nFinal-`;
  const path = await returnPath(newId());
  expect(await pipe(bounce(path, 'eve@shop.example').replace('Final-', own))).toBe(
    'Nothing to do: Nothing failed for that recipient.\n',
  );
  expect(
    await pipe(
      bounce(path, 'eve@shop.example').replace(
        'Final-',
        own.replace('expanded', 'failed').replace('2.0.0', '5.2.2'),
      ),
    ),
  ).toContain('counted');
  expect(await sources()).toEqual([]);
});

describe('a complaint', () => {
  it('suppresses all mail, and is logged', async () => {
    const id = await sentToAda();
    expect(await pipe(complaint(await returnPath(id), ada))).toContain('which complained');
    expect(await sources()).toEqual([['complaint', '*', null]]);
    expect((await server.readTransactional(id, 'live'))?.status).toBe('complained');
  });

  it('without its recipient is matched by the mail', async () => {
    const id = await sentToAda();
    await pipe(complaint(await returnPath(id), 'redacted'));
    expect(await sources()).toEqual([['complaint', '*', null]]);
  });
});

it.each(['', 'Subject: Hello\n\nI am on holiday.'])('%j is not a report', async (message) => {
  expect(await pipe(message)).toBe('Nothing to do: It is no report.\n');
});

it('shows the same secret for posted reports, whichever process asks first', async () => {
  const { code, stdout } = await ops('mail report-secret');
  expect([code, stdout]).toEqual([0, expect.stringMatching(/^whsec_[A-Za-z0-9+/]{43}=\n$/)]);
  expect(await mailReportSecret(server, 0)).toBe(stdout.trim());
});
