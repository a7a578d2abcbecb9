import { execFileSync } from 'node:child_process';
import { createECDH, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { mailSink } from './mail-sink.ts';
import { spawnServer } from './server-process.ts';

/**
 * Queues emails of one key whose attachments are at a host that never responds, and messages for a push
 * service that never responds, and measures how long other emails and messages take meanwhile. Exits with 1
 * above 5 s.
 */
const { values } = parseArgs({
  options: {
    calls: { type: 'string', default: '40' },
    // A checkout of another version.
    tree: { type: 'string', default: join(import.meta.dirname, '..') },
  },
});
const api = join(resolve(values.tree), 'api');

const dataDir = await mkdtemp(join(tmpdir(), 'grovemail-slow-calls-'));
const [keyFile, certFile] = [join(dataDir, 'key.pem'), join(dataDir, 'cert.pem')];
const newCertificate = 'req -x509 -newkey rsa:2048 -nodes -subj /CN=127.0.0.1'.split(' ');
execFileSync('openssl', [...newCertificate, '-keyout', keyFile, '-out', certFile], {
  stdio: 'ignore',
});
const tls = { key: await readFile(keyFile), cert: await readFile(certFile) };

async function serve(listener: RequestListener, { isTls = false } = {}) {
  const server = isTls ? createTlsServer(tls, listener) : createServer(listener);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { host, close };
}

const requests = { files: 0, pushes: 0 };
const hangingFiles = await serve(
  () => {
    requests.files += 1;
  },
  { isTls: true },
);
const hangingPushes = await serve(() => {
  requests.pushes += 1;
});
const files = await serve((_request, response) => void response.end('%PDF-1.4 terms'), {
  isTls: true,
});
const pushes = await serve((_request, response) => {
  pushed = performance.now();
  response.writeHead(201).end();
});
let pushed = 0;
const servers = [hangingFiles, hangingPushes, files, pushes];
const smtp = await mailSink();

const newKey = () =>
  execFileSync(process.execPath, [join(api, 'cli/ops-launcher.js'), 'keys', 'create'], {
    env: { ...process.env, DATA_DIR: dataDir },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();
const [one, other] = [newKey(), newKey()];
const server = await spawnServer(join(api, 'server.ts'), [], {
  PORT: '0',
  DATA_DIR: dataDir,
  RATE_LIMIT: 'off',
  LOG_LEVEL: 'error',
  SMTP_URL: smtp.url,
  RATE_LIMIT_KEY: 'off',
  // The certificate is the benchmark's own.
  NODE_TLS_REJECT_UNAUTHORIZED: '0',
  OUTBOUND_ALLOW: servers.map(({ host }) => host).join(),
  PUSH_SERVICES: `${hangingPushes.host},${pushes.host}`,
});

async function post(path: string, key: string, body: object): Promise<void> {
  const response = await fetch(`${server.url}${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
}

const pdf = { filename: 'a.pdf', contentType: 'application/pdf' };
const send = (key: string, host: string) =>
  post('/v1/transactionals', key, {
    template_code: 'none',
    recipient_email: 'ada@shop.example',
    html: '<p>Hi</p>',
    subject: 'Hi',
    attachments: [{ ...pdf, path: `https://${host}/a.pdf` }],
  });

async function notify(host: string): Promise<void> {
  const browser = createECDH('prime256v1');
  const keys = {
    p256dh: browser.generateKeys('base64url'),
    auth: randomBytes(16).toString('base64url'),
  };
  const gm_web_push = { endpoint: `http://${host}/${crypto.randomUUID()}`, keys };
  await post('/api/contacts', 'pk_local_push', { gm_web_push, email: 'ada@shop.example' });
  await post('/guests/push-test', 'pk_local_push', { gm_web_push });
}

/** In milliseconds, for at most three minutes. */
async function timeUntil(isDone: () => boolean): Promise<number> {
  const start = performance.now();
  while (!isDone() && performance.now() - start < 180_000) await wait(5);
  return Math.round(performance.now() - start);
}

const calls = Array.from({ length: Number(values.calls) });
await Promise.all(calls.map(() => send(one, hangingFiles.host)));
await timeUntil(() => requests.files > 0);
await Promise.all([send(one, files.host), send(other, files.host)]);
const mailMs = await timeUntil(() => smtp.received.size >= 2);

await Promise.all(calls.map(() => notify(hangingPushes.host)));
await timeUntil(() => requests.pushes > 0);
await notify(pushes.host);
const pushMs = await timeUntil(() => pushed > 0);

await server.end('SIGTERM');
await smtp.close();
for (const { close } of servers) close();
await rm(dataDir, { recursive: true });
console.log(
  `With ${values.calls} emails of one key waiting for a host of attachments that never responds, emails of ` +
    `both keys with attachments from another host: ${mailMs} ms. With ${values.calls} messages for a push ` +
    `service that never responds, one for another service: ${pushMs} ms.`,
);
process.exitCode = Math.max(mailMs, pushMs) > 5_000 ? 1 : 0;
