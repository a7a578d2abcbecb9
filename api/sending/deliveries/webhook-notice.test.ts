import { createServer, type RequestListener, type Server } from 'node:http';
import { demos } from '@grovemail/contract/operations/leads.ts';
import { Webhook } from 'standardwebhooks';
import { afterEach, describe, expect, it } from 'vitest';
import { testApp } from '../../app-suite/app-for-test.ts';
import { beforeEachApp, post, replaceApp, test } from '../../app-suite/each-app-for-test.ts';
import type { ClaimedEntry } from '../../store/queue/outbox-store.ts';
import { outbound } from '../calls/outbound.ts';
import { webhookNotice } from './webhooks.ts';

const webhookSecret = `whsec_${btoa('a secret of the tests, 32 letters')}`;
const never = new AbortController().signal;
const enquiry = { fullname: 'Ada Obi', email: 'ada@shop.example', subject: 'Lists', body: 'How?' };
const demo = demos.examples.body;

let server: Server | null = null;
beforeEachApp(() =>
  testApp({ config: { notices: { webhookUrl: 'https://hooks.example', webhookSecret } } }),
);
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** The webhook's waiting entries, oldest first. */
async function waiting(): Promise<ClaimedEntry[]> {
  const entries = await test.store.claimOutbox({ limit: 50, leaseUntil: test.clock.now + 1 });
  return entries.filter(({ topic }) => topic === 'notice.webhook');
}

async function next(): Promise<ClaimedEntry> {
  const [entry] = await waiting();
  if (!entry) throw new Error('nothing waits');
  return entry;
}

function noticeTo(webhookUrl: string | null, allow: string[] = []) {
  const notices = { webhookUrl, webhookSecret };
  return webhookNotice({
    store: test.store,
    notices,
    call: outbound({ allow, userAgent: 'test' }),
    now: Date.now,
  });
}

async function listen(listener: RequestListener) {
  server = createServer(listener);
  const listening = server;
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  const { port } = listening.address() as { port: number };
  return noticeTo(`http://127.0.0.1:${port}/hook`, [`127.0.0.1:${port}`]);
}

describe('dead at once', () => {
  it.each<[string, Record<string, unknown>]>([
    ['nothing is named', {}],
    ['the id is not text', { recordId: 7, kind: 'lead' }],
    ['the lead is gone', { recordId: 'x', kind: 'lead' }],
    ['the enquiry is gone', { recordId: 'x', kind: 'enquiry' }],
    ['there is no such kind', { recordId: 'x', kind: '__proto__' }],
  ])('when %s', async (_, payload) => {
    const entry = { id: 'e', topic: 'notice.webhook', payload, createdAt: 0, attempts: 1, lost: 0 };
    const delivery = noticeTo('https://hooks.example')(entry, never);
    await expect(delivery).rejects.toMatchObject({ name: 'Undeliverable' });
  });

  it('when no webhook is configured anymore', async () => {
    await post('/demos', demo);
    for (const entry of await waiting()) {
      await expect(noticeTo(null)(entry, never)).rejects.toMatchObject({ name: 'Undeliverable' });
    }
  });

  it.each([
    'https://169.254.169.254/latest',
    'https://localhost',
    'http://8.8.8.8',
    'https://user:secret@hooks.example',
    'https://hooks.example:22',
    'no address',
  ])('when it may not be sent to %s', async (url) => {
    await post('/demos', demo);
    const entry = await next();
    await expect(noticeTo(url)(entry, never)).rejects.toMatchObject({ name: 'Undeliverable' });
  });
});

it('ends with a 410', async () => {
  const deliver = await listen((_request, response) => void response.writeHead(410).end());
  await post('/demos', demo);
  const entry = await next();
  await expect(deliver(entry, never)).rejects.toHaveProperty('name', 'ReceiverGone');
});

describe('retried', () => {
  it.each([301, 400, 429, 500])('after a response of %i', async (status) => {
    const deliver = await listen((_request, response) => {
      response.writeHead(status, { location: 'http://127.0.0.1/elsewhere' }).end();
    });
    await post('/demos', demo);
    const entry = await next();
    const delivery = deliver(entry, never);
    await expect(delivery).rejects.toThrow(`The receiver returned ${status}.`);
    await expect(delivery).rejects.not.toMatchObject({ name: 'Undeliverable' });
  });

  it('after no response, when its signal fires', async () => {
    const asked = Promise.withResolvers<void>();
    const deliver = await listen(() => asked.resolve());
    await post('/demos', demo);
    const entry = await next();
    const stop = new AbortController();
    const delivery = deliver(entry, stop.signal);
    await asked.promise;
    stop.abort();
    await expect(delivery).rejects.toMatchObject({ code: 'timeout' });
  });
});

describe('done', () => {
  it('reports each lead and enquiry, signed so that the reference library accepts it', async () => {
    const received: { headers: Record<string, string>; body: string }[] = [];
    const deliver = await listen((request, response) => {
      let body = '';
      request.on('data', (chunk) => {
        body += chunk;
      });
      request.on('end', () => {
        received.push({ headers: request.headers as Record<string, string>, body });
        response.writeHead(204).end();
      });
    });
    await post('/guests/enquiry', enquiry);
    await post('/demos', demo);
    await test.app.inject({ url: '/api/contacts/pk_test/capture/?email=ada@shop.example' });
    const entries = await waiting();
    for (const entry of entries) expect(await deliver(entry, never)).toBe('204');

    expect(received.map(({ headers }) => headers['webhook-id'])).toEqual(
      entries.map(({ id }) => id),
    );
    const timestamp = new Date(test.clock.now).toISOString();
    const [row] = await test.store.listLeads();
    expect(
      received.map(({ headers, body }) => new Webhook(webhookSecret).verify(body, headers)),
    ).toEqual([
      { type: 'enquiry.created', timestamp, data: { id: expect.any(String), ...enquiry } },
      {
        type: 'lead.created',
        timestamp,
        data: { id: row?.id, type: 'demo', metadata: row?.metadata },
      },
    ]);
  });

  it('identical in all attempts, except for their time', async () => {
    const bodies: string[] = [];
    const deliver = await listen((request, response) => {
      request.on('data', (chunk) => bodies.push(String(chunk)));
      request.on('end', () => response.end());
    });
    await post('/demos', demo);
    const entry = await next();
    await deliver(entry, never);
    await deliver({ ...entry, attempts: 2, lost: 0 }, never);
    expect(bodies[1]).toBe(bodies[0]);
  });

  it('not even queued if no webhook is configured', async () => {
    await replaceApp();
    await post('/demos', demo);
    const topics = (await test.store.listOutbox()).map(({ topic }) => topic);
    expect(topics.toSorted()).toEqual(['lead.notify', 'lead.receipt']);
  });
});
