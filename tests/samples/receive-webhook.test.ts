import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { webhookHeaders } from '../../api/signing/standard-webhook.ts';
import { type Receiver, startReceiver } from './receiver-for-test.ts';
import { programs } from './run-sample.ts';

const samples = 'site/docs/samples';
const secret = `whsec_${Buffer.from('a secret of thirty-two characters').toString('base64')}`;
const body = JSON.stringify({
  type: 'order_placed',
  timestamp: '2026-11-21T09:00:00.000Z',
  data: { id: '019a9f3e', contact_email: 'zoë@shop.example', context: { total: '₦12,500' } },
});

const receivers: [string, (port: number) => readonly string[]][] = [
  ['Node.js', () => [process.execPath, `${samples}/receive-webhook.js`]],
  ['Python', () => [programs.python, `${samples}/receive-webhook.py`]],
  ['PHP', (port) => [programs.php, '-S', `127.0.0.1:${port}`, `${samples}/receive-webhook.php`]],
];

const fiveMinutes = 5 * 60_000;
const start = Date.now();
const nextSecond = String(Math.floor(start / 1_000) + 1);
/** Generous, because a request may be delayed on a slow machine. */
const margin = 60_000;

describe.each(receivers)('the receiver in %s', (_, command) => {
  let receiver: Receiver;
  beforeAll(async () => {
    receiver = await startReceiver(command, { WEBHOOK_SECRET: secret });
  });
  afterAll(() => receiver.stop());

  async function post(overrides: {
    id?: string;
    body?: string;
    secret?: string;
    sentAt?: number;
    /** Milliseconds from now at which it is sent. */
    delay?: number;
    headers?: Record<string, string | null>;
  }): Promise<number> {
    const { id = 'msg_1', delay = 0, sentAt = Date.now() + delay } = overrides;
    const signed = webhookHeaders({ id, body, secret: overrides.secret ?? secret, sentAt });
    const headers = Object.entries({ ...signed, ...overrides.headers }).filter(
      (entry): entry is [string, string] => entry[1] !== null,
    );
    const response = await fetch(receiver.url, {
      method: 'POST',
      headers,
      body: overrides.body ?? body,
    });
    return response.status;
  }

  const signature = (from: string) =>
    webhookHeaders({ id: 'msg_1', body, secret: from, sentAt: Date.now() })['webhook-signature'];
  const otherSecret = `whsec_${btoa('x'.repeat(32))}`;

  it('accepts a genuine delivery and reads it', async () => {
    expect(await post({})).toBe(204);
    // The output may arrive after the response.
    await expect.poll(receiver.output).toContain('order_placed 2026-11-21T09:00:00.000Z');
  });

  it.each<[string, Parameters<typeof post>[0]]>([
    ['sent almost five minutes ago', { delay: margin - fiveMinutes }],
    ['with a clock that is ahead', { delay: fiveMinutes - margin }],
  ])('accepts a delivery %s', async (_, overrides) => {
    expect(await post(overrides)).toBe(204);
  });

  it.each([
    ['before', (good: string) => `${signature(otherSecret)} ${good}`],
    ['after', (good: string) => `${good} ${signature(otherSecret)}`],
    ['of another version before', (good: string) => `v1a,${'A'.repeat(86)}== ${good}`],
  ])('accepts a delivery with another signature %s the valid one', async (_, signatures) => {
    const sentAt = Date.now();
    const good = webhookHeaders({ id: 'msg_1', body, secret, sentAt })['webhook-signature'] ?? '';
    expect(await post({ sentAt, headers: { 'webhook-signature': signatures(good) } })).toBe(204);
  });

  it.each<[string, Parameters<typeof post>[0]]>([
    ['signed with another secret', { secret: otherSecret }],
    ['with another body', { body: body.replace('12,500', '1') }],
    ['with an equivalent body', { body: body.replaceAll(':', ': ') }],
    ['without a body', { body: '' }],
    ['older than five minutes', { delay: -fiveMinutes - margin }],
    ['from the future', { delay: fiveMinutes + margin }],
    ['with another id', { headers: { 'webhook-id': 'msg_2' } }],
    ['with another timestamp', { sentAt: start, headers: { 'webhook-timestamp': nextSecond } }],
    ['with a timestamp that is no number', { headers: { 'webhook-timestamp': 'now' } }],
    ['with the timestamp NaN', { headers: { 'webhook-timestamp': 'NaN' } }],
    ['without an id', { headers: { 'webhook-id': null } }],
    ['without a timestamp', { headers: { 'webhook-timestamp': null } }],
    ['without a signature', { headers: { 'webhook-signature': null } }],
    ['with an empty signature', { headers: { 'webhook-signature': '' } }],
    ['with only a version', { headers: { 'webhook-signature': 'v1,' } }],
    ['with two wrong signatures', { headers: { 'webhook-signature': 'v1,AAAA v1,BBBB' } }],
    ['with a signature that is not ASCII', { headers: { 'webhook-signature': 'v1,\xff\xfe' } }],
  ])('rejects a delivery %s', async (_, overrides) => {
    expect(await post(overrides)).toBe(400);
  });

  it('rejects a valid signature with another version', async () => {
    const sentAt = Date.now();
    const good = webhookHeaders({ id: 'msg_1', body, secret, sentAt })['webhook-signature'] ?? '';
    const headers = { 'webhook-signature': good.replace('v1,', 'v2,') };
    expect(await post({ sentAt, headers })).toBe(400);
  });

  it('accepts nothing if no secret is set', async () => {
    const forged = webhookHeaders({ id: 'msg_1', body, secret: '', sentAt: Date.now() });
    const unset = await startReceiver(command, {}).catch(() => null);
    const empty = await startReceiver(command, { WEBHOOK_SECRET: '' }).catch(() => null);
    for (const started of [unset, empty]) {
      if (!started) continue;
      const { status } = await fetch(started.url, { method: 'POST', headers: forged, body });
      expect(status).toBe(500);
      await started.stop();
    }
  });
});

it('the delivery in the guide is genuine, and its body is the one the guide explains', async () => {
  const delivery = await readFile(`${samples}/receive-webhook.http`, 'utf8');
  const [head = '', body = ''] = delivery.trimEnd().split('\n\n');
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(head)?.[1] ?? '';
  const id = header('webhook-id');
  const sentAt = Number(header('webhook-timestamp')) * 1_000;
  const secret = `whsec_${Buffer.from('a secret of thirty-two bytes, ok').toString('base64')}`;
  for (const [name, value] of Object.entries(webhookHeaders({ id, body, secret, sentAt }))) {
    expect(header(name === 'content-type' ? 'Content-Type' : name)).toBe(value);
  }
  const shown = await readFile(`${samples}/receive-webhook.body.json`, 'utf8');
  expect(JSON.parse(body)).toEqual(JSON.parse(shown));
});
