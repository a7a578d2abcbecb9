import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { uuidV7Maker } from '../../store/database/uuid-v7.ts';
import type { TransactionalStatus } from '../../store/transactionals/transactional-store.ts';
import { mail, unkeyed, webhook } from '../../store-suite/account-calls.ts';
import { consoleForTest, type TestConsole } from './console-for-test.ts';

let time = 1_700_000_000_000;
let calls: TestConsole;
const newId = uuidV7Maker(() => time);
beforeEach(() => {
  calls = consoleForTest({ now: () => time });
});
afterEach(() => calls.close());

const nadia = 'nadia@brook.example';

async function queued(change: { templateCode?: string; recipientEmail?: string } = {}) {
  time += 1_000;
  const one = mail({ id: newId(), createdAt: time, recipientEmail: nadia, ...change });
  const payload = { transactionalId: one.id, key: 'k' };
  const entry = { id: newId(), topic: 'transactional.send', payload, createdAt: time };
  await calls.store.queueTransactional(one, [entry], unkeyed());
  return { id: one.id, entryId: entry.id };
}

async function note(
  id: string,
  outcome: 'sent' | 'failed',
  reply: string,
  status?: TransactionalStatus,
) {
  time += 1_000;
  const attempt = { id: newId(), at: time, outcome, reply };
  await calls.store.noteDelivery(id, attempt, status ?? outcome);
}

const nothing = { type: 'x', entries: () => [] };

async function bounce(id: string, reply: string): Promise<void> {
  time += 1_000;
  const at = time;
  await calls.store.takeMailReport(
    {
      id: newId(),
      at,
      digest: newId(),
      mailId: id,
      email: nadia,
      kind: 'bounced',
      cause: 'mailbox',
      reason: '5.1.1',
      reply,
      shown: reply,
    },
    {
      newId,
      unsubscribed: nothing,
      rejected: nothing,
      alarmed: () => [],
      reported: {
        type: 'mail.bounced',
        entries: (row, ids) =>
          ids.map((webhookId) => ({
            id: newId(),
            topic: 'webhook.send',
            createdAt: at,
            payload: { webhookId, type: 'mail.bounced', data: { id: row.id } },
          })),
      },
    },
  );
}

describe('the template of an email', () => {
  const stored = { code: 'invoice', kind: 'action', subject: 'Order @order', plain: null } as const;
  const put = (html: string) => calls.store.putTemplate({ ...stored, createdAt: time, html });

  it('is that of its time', async () => {
    await put('<p>Hi @name</p>');
    const { id } = await queued({ templateCode: 'invoice' });
    time += 1_000;
    await put('<p>Bye @name</p>');
    const { template } = await calls.get(`/api/emails/${id}/template`);
    expect(template).toEqual({
      version: 1,
      kind: 'action',
      subject: 'Order @order',
      words: 'Hi @name',
      names: ['order', 'name'],
    });
  });

  it('is none that came later, was removed, or is of no email', async () => {
    const { id } = await queued({ templateCode: 'invoice' });
    time += 1_000;
    await put('<p>Hi @name</p>');
    const later = await queued({ templateCode: 'invoice' });
    for (const path of [id, newId()])
      expect(await calls.get(`/api/emails/${path}/template`)).toEqual({ template: null });
    await calls.store.removeTemplate('invoice');
    expect(await calls.get(`/api/emails/${later.id}/template`)).toEqual({ template: null });
  });
});

describe('the list', () => {
  it('pages through all, and filters by status and template', async () => {
    const ids = [];
    for (let at = 0; at < 51; at += 1) ids.push((await queued()).id);
    const { id } = await queued({ templateCode: 'invoice' });
    await note(id, 'sent', '250 Ok');
    const first = await calls.get('/api/emails');
    expect([first.items.length, first.hasMore, first.items[0].id]).toEqual([50, true, id]);
    const rest = await calls.get(`/api/emails?before=${first.items.at(-1).id}`);
    expect(rest.items.map((item: { id: string }) => item.id)).toEqual([ids[1], ids[0]]);
    const invoices = await calls.get('/api/emails?template=invoice&status=sent');
    expect(invoices.items).toMatchObject([{ id, status: 'sent', what: 'invoice' }]);
    expect((await calls.get('/api/emails?template=invoice&status=failed')).items).toEqual([]);
    expect(await calls.get(`/api/emails?after=${ids[50]}`)).toEqual({ count: 1 });
    expect(await calls.get(`/api/emails?after=${ids[49]}&status=queued`)).toEqual({ count: 1 });
  });

  it('shows what waits, whatever it is', async () => {
    await queued();
    await calls.store.enqueue({ id: newId(), topic: 'report.daily', payload: {}, createdAt: time });
    const { items } = await calls.get('/api/emails?view=waiting');
    expect(items.map(({ what }: { what: string }) => what)).toEqual([
      'report.daily',
      'transactional.send',
    ]);
    expect(await calls.get('/api/emails/counts')).toEqual({ waiting: 2, gaveUp: 0 });
  });

  it.each(['nadia@brook.example', 'Nadia@Brook.example'])('finds by recipient: %s', async (to) => {
    const { id } = await queued();
    await queued({ recipientEmail: 'omar@noor.example' });
    const { items } = await calls.get(`/api/emails?to=${encodeURIComponent(to)}`);
    expect(items).toMatchObject([{ id, to: nadia }]);
  });

  it('finds by an id, or the end of the id of an entry', async () => {
    const { id, entryId } = await queued();
    expect((await calls.get(`/api/emails?to=${id}`)).items).toMatchObject([{ id }]);
    const { items } = await calls.get(`/api/emails?to=${entryId.slice(-12).toUpperCase()}`);
    expect(items).toMatchObject([{ id: entryId, to: nadia }]);
  });

  it.each(['brook.example', 'xyz', '%'])('400 neither an address nor an id: %s', async (to) => {
    const asked = calls.get(`/api/emails?to=${encodeURIComponent(to)}`);
    await expect(asked).rejects.toThrow('Type a whole address');
  });
});

describe('an email', () => {
  const kinds = async (id: string) => {
    const { events } = await calls.get(`/api/emails/${id}`);
    return events.map(({ kind, reply }: { kind: string; reply: string }) => [kind, reply]);
  };

  it('shows attempts, the bounce, what it stopped, and the webhook to be told', async () => {
    await calls.store.addWebhook(webhook({ eventCodes: [], types: ['mail.bounced'] }));
    const { id } = await queued();
    await note(id, 'failed', '421 4.7.0 Later', 'queued');
    await note(id, 'sent', '250 2.0.0 Ok');
    await bounce(id, '550 5.1.1 No such mailbox');
    expect(await kinds(id)).toEqual([
      ['accepted', ''],
      ['failed', '421 4.7.0 Later'],
      ['sent', '250 2.0.0 Ok'],
      ['bounced', '550 5.1.1 No such mailbox'],
      ['stopped', ''],
      ['webhook', ''],
    ]);
    const detail = await calls.get(`/api/emails/${id}`);
    expect(detail).toMatchObject({ status: 'bounced', entry: null });
    expect(detail.stopped).toEqual([{ account: 'site', list: '*', source: 'bounce' }]);
    expect(detail.events.at(-1)).toMatchObject({ host: 'hooks.example', isAhead: true });
  });

  it('shows when what waits is tried next, by its own id and by that of its entry', async () => {
    const { id, entryId } = await queued();
    expect(await kinds(id)).toEqual([
      ['accepted', ''],
      ['next', ''],
    ]);
    const byEntry = await calls.get(`/api/emails/${entryId}`);
    expect(byEntry).toMatchObject({ id, entry: { id: entryId, state: 'waiting' } });
  });

  it('names the entry of one that gave up, and none once that is discarded', async () => {
    const { id, entryId } = await queued();
    const [claimed] = await calls.store.claimOutbox({ limit: 1, leaseUntil: time + 1 });
    if (!claimed) throw new Error('nothing was handed out');
    await calls.store.settleOutbox(claimed, { outcome: 'failed', error: '452 Full', nextAt: null });
    await note(id, 'failed', '452 Full');
    expect((await calls.get(`/api/emails/${id}`)).entry).toMatchObject({
      id: entryId,
      state: 'dead',
    });
    await calls.store.discardOutbox([entryId]);
    expect((await calls.get(`/api/emails/${id}`)).entry).toBeNull();
  });

  it.each(['nonsense', '019a9f3e-7c00-7a10-8f3b-2d6f0c9b1e57'])('404 %s', async (id) => {
    await expect(calls.get(`/api/emails/${id}`)).rejects.toThrow('no such email');
  });
});
