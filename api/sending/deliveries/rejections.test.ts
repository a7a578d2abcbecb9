import { beforeEach, describe, expect, it } from 'vitest';
import { beforeEachKey, headers, test } from '../../app-suite/each-app-for-test.ts';
import { MailError } from '../../mail/mail.ts';
import { webhook } from '../../store-suite/account-calls.ts';
import { operator, testDeliveries } from './deliveries-for-test.ts';
import { beforeEachSent, sent, takeMail } from './sent-for-test.ts';

const never = new AbortController().signal;

/** The mail server's replies by the beginning of the address; null if it accepts all. */
let reply: string | null;
let rejected: string;
let logged: unknown[][];
beforeEachKey();
beforeEachSent();
beforeEach(async () => {
  [reply, rejected, logged, ended] = [null, '', [], []];
});

/** The names of the errors with which entries ended. */
let ended: string[];

/** Queues an email through the API, and makes one attempt at everything that waits. */
async function send(email: string, more: object = {}): Promise<void> {
  const html = '<title>Hello</title><p>Hello</p>';
  const payload = { template_code: 'welcome', recipient_email: email, html, ...more };
  await test.app.inject({ method: 'POST', url: '/v1/transactionals', payload, headers });
  await deliver();
}

async function deliver(): Promise<void> {
  const handlers = testDeliveries(
    test,
    async (mail) => {
      const permanent = reply?.startsWith('5') ?? false;
      if (reply !== null && mail.to.startsWith(rejected))
        throw new MailError(`Not accepted: ${reply}`, { permanent, reply });
      return takeMail(mail);
    },
    {
      log: { error: (...line) => void logged.push(line) },
      call: async (request) => {
        posted.push(JSON.parse(String(request.body)));
        return { status: 204, headers: {}, body: Buffer.alloc(0), retryAfter: 0 };
      },
    },
  );
  for (;;) {
    const due = await test.store.claimOutbox({ limit: 20, leaseUntil: test.clock.now + 1 });
    if (due.length === 0) return;
    for (const entry of due) {
      await handlers[entry.topic]?.(entry, never).catch(({ name }) => void ended.push(name));
      await test.store.settleOutbox(entry, { outcome: 'done' });
    }
  }
}

let posted: unknown[];
beforeEach(() => {
  posted = [];
});

const stops = async (email: string) =>
  (await test.store.findSuppressions(email)).map(({ source, endsAt }) => [source, endsAt]);

describe('a permanent reply in the SMTP dialogue', () => {
  it.each([
    ['550 5.1.1 User unknown', 'stopped', [['bounce', null]], 'Bounced'],
    ['550 5.7.26 The sender is unauthenticated', 'recorded', [], 'Undeliverable'],
    ['552 5.3.4 Message too big', 'recorded', [], 'Undeliverable'],
    ['552 5.2.2 Mailbox full', 'counted', [], 'Undeliverable'],
    ['550 No', 'counted', [], 'Undeliverable'],
  ])('E10 %s: %s', async (said, outcome, expected, end) => {
    reply = said;
    await send('ada@shop.example');
    expect(ended).toEqual([end]);
    expect(await stops('ada@shop.example')).toEqual(expected);
    expect(await test.store.listMailReports()).toMatchObject([
      { outcome, kind: 'rejected', email: 'ada@shop.example', reply: said },
    ]);
  });

  it('to a copy is about its reader', async () => {
    [reply, rejected] = ['550 5.1.1 User unknown', 'eve'];
    await send('ada@shop.example', { bcc: ['eve@shop.example'] });
    expect(await stops('eve@shop.example')).toEqual([['bounce', null]]);
    expect(ended).toEqual(['Bounced']);
    expect(await stops('ada@shop.example')).toEqual([]);
  });

  it('to the site’s own mail counts, too', async () => {
    reply = '550 5.1.1 User unknown';
    const enquiry = { fullname: 'Ada', email: 'ada@shop.example', subject: 'Hi', body: 'There' };
    await test.app.inject({ method: 'POST', url: '/guests/enquiry', payload: enquiry });
    rejected = 'ada';
    await deliver();
    expect(await stops('ada@shop.example')).toEqual([['bounce', null]]);
    expect(ended).toEqual(['Bounced']);
  });

  it('to an operator is an outage, since notices are lost', async () => {
    [reply, rejected] = ['550 5.1.1 User unknown', 'operator'];
    const enquiry = { fullname: 'Ada', email: 'ada@shop.example', subject: 'Hi', body: 'There' };
    await test.app.inject({ method: 'POST', url: '/guests/enquiry', payload: enquiry });
    await deliver();
    expect(ended).toEqual(['Undeliverable']);
  });

  it('of the sandbox stops nothing', async () => {
    await send('failed@sandbox.grovemail.example');
    await send('nobody@sandbox.grovemail.example');
    expect(await test.store.listMailReports()).toEqual([]);
  });
});

it('that will be repeated is not a rejection yet', async () => {
  reply = '450 4.2.2 Mailbox full';
  await send('ada@shop.example');
  expect(await test.store.listMailReports()).toEqual([]);
});

describe('five recipients in an hour whose servers reject the sender', () => {
  const reject = async (count: number) => {
    [reply, rejected] = ['550-5.7.26 The sender hello@shop.example is unauthenticated', 'reader'];
    for (let at = 0; at < count; at += 1) await send(`reader-${at}@shop.example`);
    reply = null;
    await deliver();
  };

  it('alarm the operator by log, email and signed webhook, and pause nothing', async () => {
    const secret = `whsec_${btoa('x'.repeat(32))}`;
    await test.store.addWebhook(webhook({ eventCodes: [], types: ['sender.refused'], secret }));
    await reject(5);
    const said = '550-5.7.26 The sender …@… is unauthenticated';
    const alarm = { recipients: 5, reason: '5.7.26', reply: said };
    expect(logged).toMatchObject([[alarm, expect.stringContaining('refuse the sender')]]);
    expect(posted).toMatchObject([{ type: 'sender.refused', data: alarm }]);
    expect(sent.map(({ to }) => to)).toEqual([operator, 'second@grovemail.example']);
    expect(sent[0]?.text).toContain('5.7.26');
    await send('reader-0@shop.example');
    expect(sent.at(-1)?.to).toBe('reader-0@shop.example');
  });

  it('but not four', async () => {
    await reject(4);
    expect([logged, sent]).toEqual([[], []]);
  });
});
