// Long: the cases of one kind of delivery, over the same store and mail server.

import type { SuppressionSource } from '@grovemail/domain/preferences/suppression-source.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { beforeEachKey, headers, post, suppress, test } from '../../app-suite/each-app-for-test.ts';
import { newKey } from '../../app-suite/keys-for-test.ts';
import { MailError, type SendMail } from '../../mail/mail.ts';
import { uuidV7Maker } from '../../store/database/uuid-v7.ts';
import { webhook } from '../../store-suite/account-calls.ts';
import { type Outbound, outbound } from '../calls/outbound.ts';
import { noteRejections } from './rejections.ts';
import { beforeEachSent, sent, takeMail } from './sent-for-test.ts';
import { reportDelivery, reportTopic, transactionalDelivery } from './transactional-delivery.ts';

const never = new AbortController().signal;
const pdf = Buffer.from('%PDF-1.4 a document');

let sendMail: SendMail;
beforeEachKey();
beforeEachSent();
beforeEach(() => {
  sendMail = takeMail;
});

function failWith(reply: string, permanent: boolean): void {
  const error = new MailError(`The mail server did not accept it: ${reply}`, { permanent });
  sendMail = () => Promise.reject(error);
}

/** Queues an email through the API. @returns its id */
async function queued(more: object = {}, own = headers): Promise<string> {
  const html = '<title>Hello</title><p>Hello <b>Ada</b></p>';
  const mail = { template_code: 'welcome', recipient_email: 'ada@shop.example', html, ...more };
  const response = await post('/v1/transactionals', mail, own);
  return response.json().payload.data.id;
}

const order = { code: 'order', createdAt: 0, subject: 'Your order', plain: null };

const stop = (email: string, source: SuppressionSource, list: string) =>
  suppress({ email, list, source });

function deps() {
  const now = () => test.clock.now;
  return { store: test.store, now, newId: uuidV7Maker(now) };
}

const delivery = (own = deps(), call: Outbound = outbound({ allow: [], userAgent: 'test' })) =>
  transactionalDelivery({
    ...own,
    call,
    sandboxDomain: 'sandbox.example',
    sendMail: (mail, signal) => sendMail(mail, signal),
    noteRejection: noteRejections(own),
  });

/** Makes one attempt at each waiting entry. */
async function attempt(call?: Outbound): Promise<string | undefined> {
  const [entry] = await test.store.claimOutbox({ limit: 1, leaseUntil: test.clock.now + 1 });
  if (!entry) throw new Error('Nothing is in line.');
  return delivery(undefined, call)(entry, never);
}

async function log(id: string) {
  const response = await test.app.inject({ url: `/v1/transactionals/${id}`, headers });
  return response.json().payload.data;
}

describe('sent', () => {
  it('R355 goes out with both parts and attachments, and is logged', async () => {
    const content = pdf.toString('base64');
    const id = await queued({
      reply_to: 'help@shop.example',
      attachments: [{ filename: 'a.pdf', content, contentType: 'application/pdf' }],
    });
    await attempt();
    expect(sent).toMatchObject([
      {
        id,
        to: 'ada@shop.example',
        replyTo: { name: '', address: 'help@shop.example' },
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
    // The message is deleted, its log is not.
    expect(await test.store.findUnsent(id)).toBeNull();
  });

  it('F10 with a document fetched from its path, of at most 1 MB', async () => {
    const path = 'https://files.example/b.pdf';
    await queued({ attachments: [{ filename: 'b.pdf', path, contentType: 'application/pdf' }] });
    const asked: unknown[] = [];
    await attempt(async (request) => {
      asked.push(request);
      return { status: 200, retryAfter: 0, headers: {}, body: pdf };
    });
    expect(asked).toMatchObject([{ url: path, method: 'GET', maxBytes: 1_048_576 }]);
    expect(sent[0]?.attachments).toEqual([{ filename: 'b.pdf', content: pdf }]);
  });

  it.each([
    [404, pdf, 'Undeliverable'],
    [301, pdf, 'Undeliverable'],
    [410, pdf, 'Undeliverable'],
    [425, pdf, 'RetryLater'],
    [503, pdf, 'RetryLater'],
    [200, Buffer.from('<html>'), 'Undeliverable'],
  ])('F10 F11 not with a response of %s: %s', async (status, body, name) => {
    const path = 'https://files.example/b.pdf';
    const file = { filename: 'b.pdf', path, contentType: 'application/pdf' };
    const id = await queued({ attachments: [file] });
    await expect(
      attempt(async () => ({ status, retryAfter: 0, headers: {}, body })),
    ).rejects.toHaveProperty('name', name);
    expect(sent).toEqual([]);
    expect((await log(id)).status).toBe(name === 'RetryLater' ? 'queued' : 'failed');
  });

  it('with a one-click link if the email contains a preference link', async () => {
    await queued({ subject: 'Hello', html: '<a href="@preferences_link">Fewer mails</a>' });
    await attempt();
    expect(sent[0]?.unsubscribe).toContain('/unsubscription/');
    expect(sent[0]?.html).toContain(sent[0]?.unsubscribe);
  });

  it('E10 without one if one click would have no effect', async () => {
    const html = '<a href="@preferences_link">Fewer mails</a>';
    await test.store.putTemplate({ ...order, html, kind: 'action' });
    await queued({ template_code: 'order', html: undefined });
    await attempt();
    expect(sent[0]?.html).toContain('/unsubscription/');
    expect(sent[0]).not.toHaveProperty('unsubscribe');
  });
});

describe('not sent', () => {
  it.each<[SuppressionSource, string, list: boolean, action: boolean]>([
    ['page', '*', true, false],
    ['page', 'order', true, false],
    ['one_click', 'transactional', true, false],
    ['page', 'newsletter', false, false],
    ['operator', '*', true, true],
    ['operator', 'order', true, true],
    ['bounce', 'newsletter', true, true],
    ['complaint', 'newsletter', true, true],
  ])(
    'E8 E10 after a suppression by %s of %s: list mail %s, action mail %s',
    async (source, list, ...expected) => {
      const link = '<a href="@preferences_link">Fewer mails</a>';
      for (const [at, kind] of (['list', 'action'] as const).entries()) {
        for (const html of ['<p>Hello</p>', link]) {
          sent.length = 0;
          const email = `${kind}-${html.length}@shop.example`;
          await test.store.putTemplate({ ...order, html, kind });
          const id = await queued({
            template_code: 'order',
            recipient_email: email,
            html: undefined,
          });
          await stop(email, source, list);
          const note = await attempt();
          expect(note?.includes('not sent')).toBe(expected[at]);
          expect(sent).toHaveLength(expected[at] ? 0 : 1);
          expect((await log(id)).status).toBe(expected[at] ? 'suppressed' : 'sent');
        }
      }
    },
  );

  it('E10 when no template has its code, with or without a link', async () => {
    for (const html of ['<p>Hello</p>', '<a href="@preferences_link">Fewer mails</a>']) {
      const email = `reader-${html.length}@shop.example`;
      const id = await queued({ subject: 'Hello', html, recipient_email: email });
      await stop(email, 'page', '*');
      expect(await attempt()).toContain('wants no such mail');
      expect(await log(id)).toMatchObject({ status: 'suppressed', attempts: [] });
    }
    expect(sent).toEqual([]);
  });

  it('notifies webhooks of mail.suppressed once', async () => {
    await test.store.addWebhook(webhook({ eventCodes: [], types: ['mail.suppressed'] }));
    const id = await queued({ html: '<p>Hello</p>', recipient_email: 'gone@shop.example' });
    await stop('gone@shop.example', 'complaint', '*');
    await attempt();
    const entries = await test.store.listOutbox();
    expect(entries.filter(({ topic }) => topic === 'webhook.send')).toMatchObject([
      { payload: { type: 'mail.suppressed', data: { id, status: 'suppressed', attempts: [] } } },
    ]);
  });

  it('E10 when the call supplies the link itself, in its html or a value', async () => {
    await test.store.putTemplate({ ...order, html: '<a href="@stop">', kind: 'action' });
    const link = '@preferences_link';
    for (const [at, brings] of [
      { html: `<a href="${link}">` },
      { data: { stop: link } },
    ].entries()) {
      const email = `reader-${at}@shop.example`;
      await queued({ template_code: 'order', recipient_email: email, html: undefined, ...brings });
      await stop(email, 'page', '*');
      expect(await attempt()).toContain('not sent');
    }
  });

  it('retries after a temporary error, and logs each attempt with the server’s reply', async () => {
    const id = await queued();
    failWith('451 Try later', false);
    await expect(attempt()).rejects.not.toHaveProperty('name', 'Undeliverable');
    expect(await log(id)).toMatchObject({
      status: 'queued',
      attempts: [{ outcome: 'failed', reply: 'The mail server did not accept it: 451 Try later' }],
    });
  });

  it('gives up at once when a retry is pointless', async () => {
    const id = await queued();
    failWith('550 No such user', true);
    await expect(attempt()).rejects.toHaveProperty('name', 'Undeliverable');
    expect((await log(id)).status).toBe('failed');
  });

  it('goes out after all when an operator queues it again', async () => {
    const id = await queued();
    const works = sendMail;
    failWith('550 Try later', true);
    await expect(attempt()).rejects.toHaveProperty('name', 'Undeliverable');
    sendMail = works;
    test.clock.now += 1_000;
    await attempt();
    expect(sent).toHaveLength(1);
    expect((await log(id)).status).toBe('sent');
  });

  // A literal private address is already rejected in the call.
  it('F10 with an attachment whose host name resolves to a private address', async () => {
    const path = 'https://localhost/a.pdf';
    const id = await queued({
      attachments: [{ filename: 'a.pdf', path, contentType: 'application/pdf' }],
    });
    await expect(attempt()).rejects.toHaveProperty('name', 'Undeliverable');
    expect(sent).toEqual([]);
    expect((await log(id)).status).toBe('failed');
  });
});

describe('the sandbox', () => {
  const types = ['mail.sent', 'mail.failed', 'mail.bounced', 'mail.complained'];
  const subscribe = async () => {
    for (const type of types)
      await test.store.addWebhook(webhook({ eventCodes: [], types: [type] }));
  };

  /** Delivers all waiting entries except webhooks. @returns the webhooks' notifications, in order */
  async function delivered(): Promise<{ type: string; data: { status: string } }[]> {
    const announced: { type: string; data: { status: string } }[] = [];
    const own = deps();
    for (let round = 0; round < 4; round++) {
      for (const entry of await test.store.claimOutbox({ limit: 9, leaseUntil: Date.now() })) {
        if (entry.topic === 'webhook.send')
          announced.push(entry.payload as (typeof announced)[number]);
        else {
          const deliver = entry.topic === reportTopic ? reportDelivery(own) : delivery(own);
          await deliver(entry, never).catch(() => {});
        }
        await test.store.settleOutbox(entry, { outcome: 'done' });
      }
    }
    return announced;
  }

  it.each<[string, string, string[], string[]]>([
    ['delivered@sandbox.example', 'sent', ['sent'], ['mail.sent']],
    ['failed@sandbox.example', 'failed', ['failed'], ['mail.failed']],
    ['nobody@sandbox.example', 'failed', ['failed'], ['mail.failed']],
    ['bounced@sandbox.example', 'bounced', ['sent', 'bounced'], ['mail.sent', 'mail.bounced']],
    [
      'complained+order-1@sandbox.example',
      'complained',
      ['sent', 'complained'],
      ['mail.sent', 'mail.complained'],
    ],
  ])('simulates %s: %s', async (recipient_email, status, outcomes, announced) => {
    await subscribe();
    const id = await queued({ recipient_email });
    const bodies = await delivered();
    expect(sent).toEqual([]);
    const data = await log(id);
    expect(data).toMatchObject({ status, attempts: outcomes.map((outcome) => ({ outcome })) });
    expect(bodies.map(({ type }) => type)).toEqual(announced);
    const { message: _, ...shown } = data;
    expect(bodies.at(-1)).toMatchObject({ data: shown });
    // It suppresses nobody, so the next email takes the same path.
    expect(await test.store.listSuppressions()).toEqual([]);
  });

  it('sends no notifications about a test key’s emails', async () => {
    await subscribe();
    const { headers: testing } = await newKey(test, { isTest: true });
    await queued({ recipient_email: 'bounced@sandbox.example' }, testing);
    expect(await delivered()).toEqual([]);
    expect(await test.store.listOutbox()).toEqual([]);
  });

  it('gets no blind copies, and an email to it creates none', async () => {
    const bcc = ['delivered@sandbox.example', 'copy@shop.example'];
    const copies = async () =>
      (await test.store.listOutbox()).filter(({ topic }) => topic === 'transactional.copy');
    await queued({ recipient_email: 'delivered@sandbox.example', bcc });
    await attempt();
    expect(await copies()).toEqual([]);
    await queued({ bcc });
    await attempt();
    expect(await copies()).toHaveLength(1);
    expect(sent).toMatchObject([{ to: 'ada@shop.example' }]);
  });
});

it('reports a failed email once, not each attempt', async () => {
  const failures = webhook({ eventCodes: [], types: ['mail.failed'] });
  await test.store.addWebhook(failures);
  await queued();
  failWith('451 Try later', false);
  await expect(attempt()).rejects.toThrow();
  const announced = async () =>
    (await test.store.listOutbox()).filter(({ topic }) => topic === 'webhook.send');
  expect(await announced()).toEqual([]);
  failWith('550 No', true);
  test.clock.now += 60_000;
  await expect(attempt()).rejects.toThrow();
  expect(await announced()).toMatchObject([
    { payload: { webhookId: failures.id, type: 'mail.failed', data: { status: 'failed' } } },
  ]);
});
