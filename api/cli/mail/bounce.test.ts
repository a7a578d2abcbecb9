import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseConfig } from '@grovemail/config/parse-config.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bounce, complaint, sparingBounces } from '../../mail/reports-for-test.ts';
import { signReturnPath } from '../../signing/return-path.ts';
import { mailReportSecret } from '../../store/secrets/own-key.ts';
import { openSqliteStore } from '../../store/sqlite-store.ts';
import type { Store } from '../../store/store.ts';
import { storeFile } from '../../store/store-file.ts';
import { newId, outboxEntry } from '../../store-suite/acceptances.ts';
import { mail, unkeyed } from '../../store-suite/account-calls.ts';
import { runOn } from '../ops-for-test.ts';

const key = 'a-key-of-the-tests-that-is-long-enough';
const ada = 'ada@shop.example';

let dataDir: string;
let store: Store;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'grovemail-bounce-'));
  store = openSqliteStore({ path: storeFile(dataDir), now: Date.now });
});
afterEach(async () => {
  await store.close();
  await rm(dataDir, { recursive: true });
});

/** As a mail server pipes a message to the command. */
async function pipe(message: string) {
  const { code, stdout, stderr } = await runOn(dataDir, ['mail', 'bounce'], {
    config: () => parseConfig({ DATA_DIR: dataDir, TRACKING_KEYS: key }),
    input: async () => new TextEncoder().encode(message.replaceAll('\n', '\r\n')),
  });
  expect([code, stderr]).toEqual([0, '']);
  return stdout;
}

const returnPath = async (id: string, to = ada, secret = key) =>
  `${await signReturnPath(id, to, secret)}@bounces.example`;

const sources = async () => {
  const rows = await store.findSuppressions(ada);
  return rows.map(({ source, list, liftedAt }) => [source, list, liftedAt]);
};

/** A transactional mail to Ada that was sent. */
async function sentMail(): Promise<string> {
  const queued = mail({ recipientEmail: ada });
  await store.queueTransactional(queued, [outboxEntry()], unkeyed());
  const attempt = { id: newId(), at: 1, outcome: 'sent', reply: '250 OK' } as const;
  await store.noteDelivery(queued.id, attempt, 'sent');
  return queued.id;
}

describe('a bounce', () => {
  it('suppresses all mail to its recipient, and is logged with the mail', async () => {
    const id = await sentMail();
    expect(await pipe(bounce(await returnPath(id), ada))).toBe(
      'Stopped all mail to that address, which bounced.\n',
    );
    expect(await sources()).toEqual([['bounce', '*', null]]);
    const logged = await store.readTransactional(id, 'live');
    expect(logged?.status).toBe('bounced');
    expect(logged?.attempts.at(-1)?.reply).toBe('smtp; 550 User unknown');
  });

  it.each(sparingBounces)(
    'of Status %j and %j is logged, without a suppression',
    async (status, said, by) => {
      const id = await sentMail();
      expect(await pipe(bounce(await returnPath(id), ada, status, said))).toBe(
        `Recorded the bounce and stopped nothing: status ${by} is about the sender, a policy, the message, the route or a full mailbox, not about a mailbox that is gone.\n`,
      );
      expect(await sources()).toEqual([]);
      const logged = await store.readTransactional(id, 'live');
      expect(logged?.status).toBe('bounced');
      await pipe(bounce(await returnPath(id), ada));
      expect(await sources()).toEqual([['bounce', '*', null]]);
    },
  );

  it('that comes twice changes nothing the second time', async () => {
    const id = await sentMail();
    await pipe(bounce(await returnPath(id), ada));
    const once = await store.readTransactional(id, 'live');
    await pipe(bounce(await returnPath(id), ada));
    expect(await store.readTransactional(id, 'live')).toEqual(once);
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
  ])('%s counts for nothing', async (_, to) => {
    expect(await pipe(bounce(await to(), ada))).toMatch(
      /^Nothing to do: the return path is not signed/,
    );
    expect(await sources()).toEqual([]);
  });

  it('that is temporary is ignored', async () => {
    expect(await pipe(bounce(await returnPath(newId()), ada, '4.2.2'))).toMatch(/^Nothing to do/);
    expect(await sources()).toEqual([]);
  });
});

describe('a complaint', () => {
  it('suppresses all mail, and is logged', async () => {
    const id = await sentMail();
    expect(await pipe(complaint(await returnPath(id), ada))).toContain('which complained');
    expect(await sources()).toEqual([['complaint', '*', null]]);
    expect((await store.readTransactional(id, 'live'))?.status).toBe('complained');
  });

  it('without its recipient is matched by the mail', async () => {
    const id = await sentMail();
    await pipe(complaint(await returnPath(id), 'redacted'));
    expect(await sources()).toEqual([['complaint', '*', null]]);
  });
});

it.each(['', 'Subject: Hello\n\nI am on holiday.'])('%j is not a report', async (message) => {
  expect(await pipe(message)).toMatch(/^Nothing to do: not a permanent bounce/);
});

it('shows the same secret for posted reports, whichever process asks first', async () => {
  const { code, stdout } = await runOn(dataDir, 'mail report-secret');
  expect([code, stdout]).toEqual([0, expect.stringMatching(/^whsec_[A-Za-z0-9+/]{43}=\n$/)]);
  expect(await mailReportSecret(store, 0)).toBe(stdout.trim());
});
