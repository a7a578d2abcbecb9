import { readPreferencePath } from '@grovemail/domain/preferences/preference-link.ts';
import type { SuppressionSource } from '@grovemail/domain/preferences/suppression-source.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { testKeys } from '../../app-suite/app-for-test.ts';
import { beforeEachKey, headers, suppress, test } from '../../app-suite/each-app-for-test.ts';
import { type Mail, MailError, type SendMail } from '../../mail/mail.ts';
import { takeReport } from '../../resources/reported-mail.ts';
import { signReturnPath } from '../../signing/return-path.ts';
import { verifyTrackingId } from '../../signing/tracking-id.ts';
import { uuidV7Maker } from '../../store/database/uuid-v7.ts';
import { Undeliverable } from '../outbox/queue.ts';
import { copyTopic } from './copy-delivery.ts';
import { testDeliveries } from './deliveries-for-test.ts';
import { beforeEachSent, sent, takeMail } from './sent-for-test.ts';

const never = new AbortController().signal;
const ada = 'ada@shop.example';
const desk = 'desk@shop.example';
const eve = 'eve@shop.example';
const link = '<a href="@preferences_link">Fewer mails</a>';

let sendMail: SendMail;
beforeEachKey();
beforeEachSent();
beforeEach(() => {
  sendMail = takeMail;
});

const post = (url: string, payload: object) =>
  test.app.inject({ method: 'POST', url, payload, headers });

async function queued(more: object = {}): Promise<string> {
  const mail = { template_code: 'order', recipient_email: ada, subject: 'Hello', html: link };
  const response = await post('/v1/transactionals', { ...mail, bcc: [desk, eve], ...more });
  return response.json().payload.data.id;
}

/** Delivers waiting entries until nothing is due. @returns the result of each entry */
async function deliverAll(): Promise<string[]> {
  const now = () => test.clock.now;
  const deliver = testDeliveries(test, (mail, signal) => sendMail(mail, signal));
  const notes: string[] = [];
  for (;;) {
    const due = await test.store.claimOutbox({ limit: 50, leaseUntil: now() + 1 });
    if (due.length === 0) return notes;
    for (const entry of due) {
      const result = await Promise.resolve(deliver[entry.topic]?.(entry, never)).then(
        (note) => ({ note: `${note}`, result: { outcome: 'done' } as const }),
        (error: Error) => ({
          note: error.name,
          result: {
            outcome: 'failed',
            error: error.message,
            nextAt: error instanceof Undeliverable ? null : now() + 60_000,
          } as const,
        }),
      );
      notes.push(result.note);
      await test.store.settleOutbox(entry, result.result);
    }
  }
}

const stop = (email: string, source: SuppressionSource, list = '*') =>
  suppress({ email, list, source });

function linkOf(mail: Mail | undefined) {
  const found = readPreferencePath(new URL(mail?.unsubscribe ?? '').pathname);
  if (!found) throw new Error('no link');
  return found;
}

const readers = () => sent.map(({ to }) => to).toSorted();
const status = async (id: string) =>
  (await test.app.inject({ url: `/v1/transactionals/${id}`, headers })).json().payload.data.status;

describe('E11 each copy is a separate email', () => {
  it('with its own link in text and header, and none of the recipient’s', async () => {
    await queued({ data: { stop: '@preferences_link' }, html: `${link}<p title="@stop">` });
    await deliverAll();
    const [first, ...copies] = sent;
    expect(copies.map(({ to }) => to).toSorted()).toEqual([desk, eve]);
    const recipient = linkOf(first);
    for (const copy of copies) {
      expect(copy).toMatchObject({ copyOf: ada, subject: 'Hello' });
      expect(copy.id).not.toBe(first?.id);
      const own = linkOf(copy);
      expect(own.email).toBe(copy.to);
      const trackingId = await verifyTrackingId(own.trackingId, own, testKeys);
      expect(trackingId).toMatchObject({ account: 'site', list: 'order' });
      expect(copy.html.split(own.trackingId)).toHaveLength(3);
      expect(copy.text).toBe(`Fewer mails\n<${copy.unsubscribe}>`);
      expect(JSON.stringify(copy)).not.toContain(recipient.trackingId);
    }
  });

  it('so that its reader cannot suppress the recipient’s mail', async () => {
    await queued();
    await deliverAll();
    for (const { unsubscribe = '' } of sent.slice(1)) {
      for (const payload of ['List-Unsubscribe=One-Click', 'lists=*']) {
        const type = { 'content-type': 'application/x-www-form-urlencoded' };
        const url = new URL(unsubscribe).pathname;
        const response = await test.app.inject({ method: 'POST', url, payload, headers: type });
        expect(response.statusCode).toBe(200);
      }
    }
    expect(await test.store.findSuppressions(ada)).toEqual([]);
    expect(await test.store.findSuppressions(eve)).not.toEqual([]);
    sent.length = 0;
    await queued();
    await deliverAll();
    expect(readers()).toEqual([ada]);
  });

  it('so that a bounce, or a spam report with a hidden address, does not suppress the recipient’s mail', async () => {
    const id = await queued();
    await deliverAll();
    const copy = sent.find(({ to }) => to === eve);
    const path = await signReturnPath(copy?.id ?? '', eve, testKeys[0] ?? '');
    const report = {
      digest: 'd',
      recipients: [],
      reply: 'spam',
      texts: [`${path}@bounces.example`],
    };
    const now = () => test.clock.now;
    const deps = { store: test.store, keys: testKeys, now, newId: uuidV7Maker(now) };
    expect(await takeReport({ kind: 'complained', ...report }, deps)).toMatchObject({
      outcome: 'stopped',
    });
    expect(await test.store.findSuppressions(eve)).toMatchObject([{ source: 'complaint' }]);
    expect(await test.store.findSuppressions(ada)).toEqual([]);
    expect(await status(id)).toBe('sent');
  });

  it('without a link if the email has none', async () => {
    await queued({ html: '<p>Hello</p>' });
    await deliverAll();
    expect(sent).toHaveLength(3);
    for (const mail of sent) expect(mail).not.toHaveProperty('unsubscribe');
  });

  it.each([
    ['named twice', [eve, 'EVE@shop.example', eve], [ada, eve]],
    ['the recipient', [ada], [ada]],
    ['none', [], [ada]],
  ])('once, where it is for %s', async (_, bcc, expected) => {
    await queued({ bcc });
    await deliverAll();
    expect(readers()).toEqual(expected);
  });
});

describe('E11 its own check', () => {
  it.each<[SuppressionSource, 'list' | 'action', boolean]>([
    ['page', 'list', true],
    ['page', 'action', false],
    ['operator', 'action', true],
    ['complaint', 'action', true],
  ])(
    'its reader is suppressed by %s, for an email of kind %s: held back %s',
    async (source, kind, isHeld) => {
      const template = { code: 'order', createdAt: 0, subject: 'Hello', plain: null };
      await test.store.putTemplate({ ...template, html: '<p>Hello</p>', kind });
      await stop(eve, source);
      await queued({ html: undefined });
      const notes = await deliverAll();
      expect(readers()).toEqual(isHeld ? [ada, desk] : [ada, desk, eve]);
      expect(notes.includes('not sent: its reader wants no such mail')).toBe(isHeld);
    },
  );

  it('an unsubscribe while the copy waits', async () => {
    const first = sendMail;
    sendMail = async (mail, signal) => {
      if (mail.to === ada) await stop(eve, 'one_click', 'order');
      return first(mail, signal);
    };
    await queued();
    await deliverAll();
    expect(readers()).toEqual([ada, desk]);
  });

  it('an email that its recipient unsubscribed from is copied to nobody', async () => {
    await stop(ada, 'page');
    const id = await queued();
    await deliverAll();
    expect(sent).toEqual([]);
    expect(await status(id)).toBe('suppressed');
  });
});

describe('a copy that is not accepted', () => {
  it('after a temporary failure is retried alone, without the others', async () => {
    let busy = true;
    const first = sendMail;
    sendMail = async (mail, signal) => {
      if (mail.to === eve && busy) throw new MailError('451 Later', { permanent: false });
      return first(mail, signal);
    };
    const id = await queued();
    expect(await deliverAll()).toContain('MailError');
    expect(readers()).toEqual([ada, desk]);
    expect(await status(id)).toBe('sent');
    busy = false;
    test.clock.now += 60_000;
    await deliverAll();
    expect(readers()).toEqual([ada, desk, eve]);
  });

  it('after a permanent failure is dead, can be sent by the operator, and leaves the email as sent', async () => {
    let rejects = true;
    const first = sendMail;
    sendMail = async (mail, signal) => {
      if (mail.to === eve && rejects) throw new MailError('550 No', { permanent: true });
      return first(mail, signal);
    };
    const id = await queued();
    expect(await deliverAll()).toContain('Undeliverable');
    expect(await status(id)).toBe('sent');
    rejects = false;
    const [dead] = await test.store.listOutbox({ state: 'dead' });
    expect(dead?.topic).toBe(copyTopic);
    await test.store.retryOutbox(dead?.id ?? '');
    await deliverAll();
    expect(readers()).toEqual([ada, desk, eve]);
  });
});
