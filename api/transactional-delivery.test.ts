import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Mail, MailError, type SendMail } from './mail/mail.ts';
import { type Outbound, outbound } from './outbound/outbound.ts';
import { type TestApp, testApp } from './routes/app-for-test.ts';
import { newKey } from './routes/v1-for-test.ts';
import { uuidV7Maker } from './store/uuid-v7.ts';
import { transactionalDelivery } from './transactional-delivery.ts';

const never = new AbortController().signal;
const pdf = Buffer.from('%PDF-1.4 a document');

let test: TestApp;
let headers: { authorization: string };
let sent: Mail[];
let sendMail: SendMail;
beforeEach(async () => {
  test = await testApp();
  ({ headers } = await newKey(test));
  sent = [];
  sendMail = async (mail) => {
    sent.push(mail);
    return '250 2.0.0 Ok';
  };
});
afterEach(() => test.close());

/** Puts a mail in line by the API. @returns its id */
async function queued(more: object = {}): Promise<string> {
  const answer = await test.app.inject({
    method: 'POST',
    url: '/v1/transactionals',
    payload: {
      template_code: 'welcome',
      recipient_email: 'ada@shop.example',
      html: '<title>Hello</title><p>Hello <b>Ada</b></p>',
      ...more,
    },
    headers,
  });
  return answer.json().payload.data.id;
}

/** Makes one attempt at what waits. */
async function attempt(call: Outbound = outbound({ allow: [] })): Promise<string | undefined> {
  const [entry] = await test.store.claimOutbox({ limit: 1, leaseUntil: test.clock.now + 1 });
  if (!entry) throw new Error('Nothing is in line.');
  const deliver = transactionalDelivery({
    store: test.store,
    sendMail: (mail, signal) => sendMail(mail, signal),
    call,
    now: () => test.clock.now,
    newId: uuidV7Maker(() => test.clock.now),
  });
  return deliver(entry, never);
}

async function log(id: string) {
  const answer = await test.app.inject({ url: `/v1/transactionals/${id}`, headers });
  return answer.json().payload.data;
}

describe('sent', () => {
  it('R355 goes with both parts, copies and attachments, and the log says so', async () => {
    const content = pdf.toString('base64');
    const id = await queued({
      bcc: 'copy@shop.example',
      attachments: [{ filename: 'a.pdf', content, contentType: 'application/pdf' }],
    });
    await attempt();
    expect(sent).toMatchObject([
      {
        id,
        to: 'ada@shop.example',
        bcc: ['copy@shop.example'],
        subject: 'Hello',
        text: 'Hello Ada',
        attachments: [{ filename: 'a.pdf', content: pdf }],
      },
    ]);
    expect(sent[0]).not.toHaveProperty('unsubscribe');
    expect(await log(id)).toMatchObject({
      status: 'sent',
      attempts: [{ outcome: 'sent', reply: '250 2.0.0 Ok', at: '2026-11-21T00:00:00.000Z' }],
    });
    // What was sent is forgotten, its log is not.
    expect(await test.store.findUnsent(id)).toBeNull();
  });

  it('F10 with a document that is fetched by its path, of 1 MB at most', async () => {
    const path = 'https://files.example/b.pdf';
    await queued({ attachments: [{ filename: 'b.pdf', path, contentType: 'application/pdf' }] });
    const asked: unknown[] = [];
    await attempt(async (request) => {
      asked.push(request);
      return { status: 200, headers: {}, body: pdf };
    });
    expect(asked).toMatchObject([{ url: path, method: 'GET', maxBytes: 1_048_576 }]);
    expect(sent[0]?.attachments).toEqual([{ filename: 'b.pdf', content: pdf }]);
  });

  it.each([
    [404, pdf, 'Undeliverable'],
    [301, pdf, 'Undeliverable'],
    [503, pdf, 'Error'],
    [200, Buffer.from('<html>'), 'Undeliverable'],
  ])('F10 F11 not with what is answered %s: %s', async (status, body, name) => {
    const path = 'https://files.example/b.pdf';
    const file = { filename: 'b.pdf', path, contentType: 'application/pdf' };
    const id = await queued({ attachments: [file] });
    await expect(attempt(async () => ({ status, headers: {}, body }))).rejects.toHaveProperty(
      'name',
      name,
    );
    expect(sent).toEqual([]);
    expect((await log(id)).status).toBe(name === 'Error' ? 'queued' : 'failed');
  });

  it('with a one-click link where the mail carries a preference link', async () => {
    await queued({ html: '<a href="@preferences_link">Fewer mails</a>' });
    await attempt();
    expect(sent[0]?.unsubscribe).toContain('/unsubscription/');
    expect(sent[0]?.html).toContain(sent[0]?.unsubscribe);
  });
});

describe('not sent', () => {
  it('E8 when its recipient left the list since, or all lists', async () => {
    const html = '<a href="@preferences_link">Fewer mails</a>';
    for (const list of ['welcome', '*']) {
      const id = await queued({ html });
      await test.store.suppress({
        ...{ id: crypto.randomUUID(), changeId: crypto.randomUUID(), account: 'site', list },
        ...{ email: 'ada@shop.example', contactId: null, source: 'page', at: test.clock.now },
      });
      expect(await attempt()).toContain('wants no such mail');
      expect(await log(id)).toMatchObject({ status: 'suppressed', attempts: [] });
    }
    expect(sent).toEqual([]);
    // A mail that offers no such choice, a receipt for one, goes all the same.
    await queued();
    await attempt();
    expect(sent).toHaveLength(1);
  });

  it('keeps trying after a passing fault, each attempt in the log with what the server said', async () => {
    const id = await queued();
    sendMail = async () => {
      throw new MailError('The mail server did not take it: 451 Try later', { permanent: false });
    };
    await expect(attempt()).rejects.not.toHaveProperty('name', 'Undeliverable');
    expect(await log(id)).toMatchObject({
      status: 'queued',
      attempts: [{ outcome: 'failed', reply: 'The mail server did not take it: 451 Try later' }],
    });
  });

  it('gives up at once when trying again is of no use', async () => {
    const id = await queued();
    sendMail = async () => {
      throw new MailError('The mail server did not take it: 550 No such user', { permanent: true });
    };
    await expect(attempt()).rejects.toHaveProperty('name', 'Undeliverable');
    expect((await log(id)).status).toBe('failed');
  });
  it('goes out after all when an operator puts it in line again', async () => {
    const id = await queued();
    const works = sendMail;
    sendMail = async () => {
      throw new MailError('The mail server did not take it: 550 Try later', { permanent: true });
    };
    await expect(attempt()).rejects.toHaveProperty('name', 'Undeliverable');
    sendMail = works;
    test.clock.now += 1_000;
    await attempt();
    expect(sent).toHaveLength(1);
    expect((await log(id)).status).toBe('sent');
  });

  // An address that is private as it is written was refused with the call.
  it('F10 with an attachment whose name leads to a private address', async () => {
    const path = 'https://localhost/a.pdf';
    const id = await queued({
      attachments: [{ filename: 'a.pdf', path, contentType: 'application/pdf' }],
    });
    await expect(attempt()).rejects.toHaveProperty('name', 'Undeliverable');
    expect(sent).toEqual([]);
    expect((await log(id)).status).toBe('failed');
  });
});
