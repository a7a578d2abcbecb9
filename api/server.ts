import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { Server as ListeningServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { brand } from '@grovemail/config/brand.ts';
import { ConfigError } from '@grovemail/config/config-error.ts';
import { parseConfig } from '@grovemail/config/parse-config.ts';
import type { Config } from '@grovemail/config/read-config.ts';
import { withSecretFiles } from '@grovemail/config/secret-files.ts';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { createApp } from './app.ts';
import { requireRecipient } from './backups/age-file.ts';
import { type Backups, startBackups } from './backups/scheduled-backups.ts';
import { deliveryKeys } from './delivery/delivery-keys.ts';
import { startDelivering } from './delivery/start-delivering.ts';
import { ownOrigin } from './http/own-origin.ts';
import { metricsOf, serveMetrics } from './metrics.ts';
import type { Worker } from './outbox/worker.ts';
import { uuidV7Maker } from './store/database/uuid-v7.ts';
import { openStore } from './store/open-store.ts';
import { mailReportSecret, ownKey, pushSecretName } from './store/secrets/own-key.ts';
import { storeFile } from './store/store-file.ts';
import { wakingStore } from './waking-store.ts';

/** Time to finish requests on shutdown, below a supervisor's usual 10 s. */
const drainMilliseconds = 9_000;

/** Deliveries that take longer on shutdown are returned to the outbox, for the next start. */
const deliveryMilliseconds = 6_000;

const hour = 60 * 60_000;

/** Time to read requests that have already arrived on open connections. */
const unreadMilliseconds = 200;

// The heap may grow by 60 % between full collections; V8 would let it grow fourfold in a flood.
setFlagsFromString('--heap-growing-percent=60');

try {
  await serve(parseConfig(withSecretFiles(process.env, (path) => readFileSync(path, 'utf8'))));
} catch (error) {
  fail(errorMessage(error));
}

/** Opens the store, listens, and prints the URL. */
async function serve(config: Config): Promise<void> {
  const { host, port, metricsPort, logLevel } = config.server;
  const now = Date.now;
  const isShared = config.store.databaseUrl !== null;
  if (!isShared) mkdirSync(config.store.dataDir, { recursive: true });
  const store = await openStore(config.store, { now, check: true });
  const keys = await deliveryKeys(config, store, now());
  const newId = uuidV7Maker(now);
  let worker: Worker | null = null;
  let backups: Backups | null = null;
  const app = await createApp({
    config,
    store: wakingStore(store, () => worker?.wake()),
    isShared,
    formTokenKey: config.formTokenKey ?? (await ownKey(store, 'form-token', now())),
    trackingKeys: keys.trackingKeys,
    digest: keys.digest,
    vapidPublicKey: keys.vapid.publicKey,
    pushSecret: await ownKey(store, pushSecretName, now()),
    mailReportSecret: await mailReportSecret(store, now()),
    now,
    newId,
    siteDir: builtSite(),
    // Only the ready line goes to standard output.
    logger: { level: logLevel, base: null, stream: process.stderr },
  });
  const { collector } = config;
  // Loaded on demand: OpenTelemetry is large, and most installations do not use tracing.
  const tracing =
    collector.endpoint === '' ? null : (await import('./tracing.ts')).traceTo(collector);
  tracing?.requests(app);
  let stopping = false;
  // Makes clients with keep-alive connections reconnect elsewhere.
  app.addHook('onSend', async (_request, reply) => {
    if (stopping) reply.header('connection', 'close');
  });
  const metrics =
    metricsPort === null
      ? null
      : await serveMetrics(metricsOf({ app, countOutbox: () => store.countOutbox(), now }), {
          host,
          port: metricsPort,
        });
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      metrics?.close();
      void stop(app, worker, async () => {
        await Promise.all([store.close(), backups?.stop(), tracing?.end()]);
      });
    });
  }
  // For floods; the kernel may allow fewer.
  await app.listen({ host, port, backlog: 4_096 });
  const address = app.server.address();
  const actual = typeof address === 'object' && address ? address.port : port;
  const site = config.bases.site || ownOrigin(app.server);
  worker = startDelivering({
    tracing,
    config,
    store,
    site,
    ...keys,
    now,
    newId,
    log: app.log,
  });
  backups = backupsOf(config, app.log);
  process.stdout.write(`${brand.name} is ready at http://${urlHost(host)}:${actual}\n`);
}

/** @throws at startup for an invalid recipient, instead of at the first backup */
function backupsOf({ backups, store }: Config, log: FastifyBaseLogger): Backups | null {
  if (backups.folder === null) return null;
  if (backups.recipient !== null) requireRecipient(backups.recipient);
  return startBackups({
    store: storeFile(store.dataDir),
    folder: backups.folder,
    every: backups.hours * hour,
    keep: backups.days * 24 * hour,
    recipient: backups.recipient,
    now: Date.now,
    log,
  });
}

/**
 * Finishes requests and deliveries in flight, closes everything, and exits. Only the listener closes first:
 * Node's `server.close()` would also drop connections whose request has arrived but was not read yet.
 */
async function stop(
  app: FastifyInstance,
  worker: Worker | null,
  close: () => Promise<void>,
): Promise<void> {
  setTimeout(() => app.server.closeAllConnections(), drainMilliseconds).unref();
  ListeningServer.prototype.close.call(app.server);
  await sleep(unreadMilliseconds);
  await Promise.all([app.close(), worker?.stop(deliveryMilliseconds)]);
  await close();
  process.exit(0);
}

function builtSite(): string | null {
  const directory = fileURLToPath(new URL('../site/dist', import.meta.url));
  return existsSync(directory) ? directory : null;
}

function urlHost(host: string): string {
  return host.includes(':') ? `[${host}]` : host;
}

function errorMessage(error: unknown): string {
  if (error instanceof ConfigError) return error.message;
  const { code, port, address } = Object(error) as Record<string, unknown>;
  if (code === 'EADDRINUSE') {
    const name = String(port) === process.env.METRICS_PORT?.trim() ? 'METRICS_PORT' : 'PORT';
    return `Port ${port} is already in use. Set ${name} to a free one, for example ${name}=3001.`;
  }
  if (code === 'EACCES') {
    return `${brand.name} may not use port ${port} or write to DATA_DIR. Set PORT or DATA_DIR to what it may use.`;
  }
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return `HOST ${address ?? ''} is not an address of this machine.`;
  }
  return `${brand.name} could not start: ${error instanceof Error ? error.message : String(error)}`;
}

function fail(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
