import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../app-suite/app-for-test.ts';
import { demo } from '../../app-suite/lead-samples-for-test.ts';
import { outbound } from '../calls/outbound.ts';
import { webhookNotice } from './webhooks.ts';

const webhookSecret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const guide = readFileSync(join(import.meta.dirname, '../../../guides/leads.md'), 'utf8');

/** A chat's incoming webhook, which accepts one line at a time. */
let chat: Server;
let lines: unknown[];
let chatStatus: number;
let directory: string;
let relay: ChildProcess;
let port: number;
let test: TestApp;
beforeEach(async () => {
  lines = [];
  chatStatus = 200;
  chat = createServer(async (request, response) => {
    lines.push(JSON.parse(await text(request)));
    response.writeHead(chatStatus).end('ok');
  });
  await once(chat.listen(0, '127.0.0.1'), 'listening');
  directory = mkdtempSync(join(tmpdir(), 'grovemail-relay-'));
  const program = join(directory, 'chat-relay.mjs');
  writeFileSync(program, /```js\n(\/\/ chat-relay\.mjs[\s\S]*?)```/.exec(guide)?.[1] ?? '');
  const CHAT_URL = `http://127.0.0.1:${(chat.address() as AddressInfo).port}/in`;
  const env = { CHAT_URL, NOTICE_WEBHOOK_SECRET: webhookSecret, PORT: '0' };
  const child = spawn(process.execPath, [program], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  relay = child;
  const [line] = await once(child.stdout, 'data');
  port = Number(/\d+/.exec(String(line))?.[0]);
  test = await testApp({ config: { notices: { webhookUrl: relayUrl(), webhookSecret } } });
});
afterEach(async () => {
  relay.kill();
  chat.close();
  rmSync(directory, { recursive: true });
  await test.close();
});

const relayUrl = () => `http://127.0.0.1:${port}/`;

/** Sends a form and delivers its notification. @returns the delivery's reply */
async function notified(url: string, payload: object, secret = webhookSecret) {
  await test.app.inject({ method: 'POST', url, payload });
  const entries = await test.store.claimOutbox({ limit: 9, leaseUntil: test.clock.now + 1 });
  const entry = entries.find(({ topic }) => topic === 'notice.webhook');
  if (!entry) throw new Error('no notice waits');
  const notices = { webhookUrl: relayUrl(), webhookSecret: secret };
  const call = outbound({ allow: [`127.0.0.1:${port}`], userAgent: 'test' });
  const deliver = webhookNotice({ store: test.store, notices, call, now: Date.now });
  const delivered = deliver(entry, new AbortController().signal);
  return delivered.catch((error: Error) => error.message);
}

const enquiry = { fullname: 'Ada Obi', email: 'ada@shop.example', subject: 'Lists', body: 'How?' };

it('forwards a line for an enquiry and a lead, with the command that shows it', async () => {
  expect(await notified('/guests/enquiry', enquiry)).toBe('204');
  const metadata = {
    ...demo.metadata,
    firstname: 'Ada',
    lastname: 'Obi',
    company_name: 'Shop Ltd',
  };
  expect(await notified('/demos', { ...demo, metadata })).toBe('204');
  const [[stored], [lead]] = [await test.store.listEnquiries(), await test.store.listLeads()];
  expect(lines).toEqual([
    { text: `New message from Ada Obi: Lists — npm run ops -- enquiries show ${stored?.id}` },
    { text: `New demo lead: Ada Obi Shop Ltd — npm run ops -- leads show ${lead?.id}` },
  ]);
});

it('lets nobody format text, add links or mention anyone in the chat', async () => {
  const subject = '<!channel> @here [click](https://evil.example) *b* & <https://evil.example|us>';
  await notified('/guests/enquiry', { ...enquiry, subject });
  expect(JSON.stringify(lines)).not.toMatch(/[<>&@*|]|\]\(/);
});

it('rejects anything not signed with the secret', async () => {
  const other = `whsec_${Buffer.alloc(32, 8).toString('base64')}`;
  expect(await notified('/guests/enquiry', enquiry, other)).toBe('The receiver returned 401.');
  expect((await fetch(relayUrl(), { method: 'POST', body: '{}' })).status).toBe(401);
  expect(lines).toEqual([]);
});

it('does not report success while the chat does not accept it', async () => {
  chatStatus = 500;
  expect(await notified('/guests/enquiry', enquiry)).toBe('The receiver returned 502.');
});
