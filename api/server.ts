import { accessSync, constants, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { brand } from '@grovemail/config/brand.ts';
import {
  buildRecordFile,
  parseBuildRecord,
  requireBuiltFor,
} from '@grovemail/config/build-record.ts';
import { asRunHere, opsCommand } from '@grovemail/config/ops-command.ts';
import { isOwnApi } from '@grovemail/config/own-api.ts';
import { parseConfig } from '@grovemail/config/parse-config.ts';
import type { Config } from '@grovemail/config/read-config.ts';
import { withSecretFiles } from '@grovemail/config/secret-files.ts';
import { checkPriceList } from '@grovemail/domain/pricing/price-list-errors.ts';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { createApp } from './app.ts';
import { requireRecipient } from './backups/age-file.ts';
import { scheduledState } from './backups/backup-files.ts';
import { type Backups, startBackups } from './backups/scheduled-backups.ts';
import { ownOrigin } from './http/requests/origins.ts';
import { listen } from './http/socket/listen.ts';
import { startDailyReports } from './sending/deliveries/daily-reports.ts';
import { deliveryKeys } from './sending/deliveries/delivery-keys.ts';
import { startDelivering } from './sending/deliveries/start-delivering.ts';
import type { Worker } from './sending/outbox/worker.ts';
import { builtSite } from './startup/built-site.ts';
import { misspelledVariables } from './startup/misspelled-variables.ts';
import { remainingSamples, warnOfSamples } from './startup/sample-values.ts';
import { startError } from './startup/start-error.ts';
import { wakingStore } from './startup/waking-store.ts';
import { uuidV7Maker } from './store/database/uuid-v7.ts';
import { openStore } from './store/open-store.ts';
import { mailReportSecret, ownKey, pushSecretName } from './store/secrets/own-key.ts';
import { noteServerAddress } from './store/server-address.ts';
import { storeFile } from './store/store-file.ts';
import { metricsOf, serveMetrics } from './telemetry/metrics.ts';
import { countPageViews } from './telemetry/page-views.ts';

/** Time to finish requests on shutdown, below a supervisor's usual 10 s. */
const drainMilliseconds = 9_000;

/** Deliveries that take longer on shutdown are returned to the outbox, for the next start. */
const deliveryMilliseconds = 6_000;

const hour = 60 * 60_000;

const damageAdvice = (config: Config) =>
  asRunHere(
    'the store is damaged, and nothing more is stored. Stop the server, and restore a backup with: npm run ops -- store restore <file> --force. It moves the damaged store aside, which has what was stored since the backup.',
    config.opsCommand,
  );

/** Time to read requests that have already arrived on open connections. */
const unreadMilliseconds = 200;

// The heap may grow by 60 % between full collections; V8 would let it grow fourfold in a flood.
setFlagsFromString('--heap-growing-percent=60');

for (const { name, meant } of misspelledVariables(process.env)) {
  process.stderr.write(`${name} is set, but no such variable exists. Did you mean ${meant}?\n`);
}

try {
  checkPriceList();
  await serve(parseConfig(withSecretFiles(process.env, (path) => readFileSync(path, 'utf8'))));
} catch (error) {
  const sentence = startError(error, process.env.METRICS_PORT?.trim() ?? '');
  fail(asRunHere(sentence, process.env.OPS_COMMAND?.trim() || opsCommand));
}

/** Opens the store, listens, and prints the URL. */
async function serve(config: Config): Promise<void> {
  const { host, port, metricsPort, logLevel } = config.server;
  const now = Date.now;
  const isShared = config.store.databaseUrl !== null;
  const siteDir = builtSite();
  if (siteDir !== null && config.isProduction) requireOwnBuild(siteDir);
  if (!isShared) makeWritable(config.store.dataDir);
  let isNew = false;
  const onCreated = () => {
    isNew = true;
  };
  const store = await openStore(config.store, { now, check: true, onCreated });
  const keys = await deliveryKeys(config, store, now());
  const newId = uuidV7Maker(now);
  let stopping = false;
  let stopListening: () => Promise<unknown> = async () => {};
  let worker: Worker | null = null;
  let backups: Backups | null = null;
  let reports: ReturnType<typeof startDailyReports> | null = null;
  const warn = (fields: object, message: string) => app.log.warn(fields, message);
  const views = countPageViews({ store, now, warn });
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
    siteDir,
    noteView: views.note,
    isStopping: () => stopping,
    // Only the ready line goes to standard output.
    logger: { level: logLevel, base: null, stream: process.stderr },
  });
  if (isNew) app.log.info({ folder: config.store.dataDir }, 'created a new store');
  void store.damaged.then((fault) => app.log.error({ fault }, damageAdvice(config)));
  const tracing = await tracingTo(config.collector);
  tracing?.requests(app);
  // Makes clients with keep-alive connections reconnect elsewhere.
  app.addHook('onSend', async (_request, reply) => {
    if (stopping) reply.header('connection', 'close');
  });
  const measured = { app, store, backups: scheduledState(config.backups, now), now };
  const metrics =
    metricsPort === null
      ? null
      : await serveMetrics(metricsOf(measured), { host, port: metricsPort });
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      void sleep(config.server.shutdownDelay * 1_000).then(() => {
        metrics?.close();
        return stop(app, worker, stopListening(), async () => {
          await Promise.all([reports?.stop(), views.stop()]);
          await Promise.all([store.close(), backups?.stop(), tracing?.end()]);
        });
      });
    });
  }
  const { bases } = config;
  if (config.isProduction)
    warnOfSamples(app.log, remainingSamples(siteDir, isOwnApi(bases.modules, bases)));
  stopListening = await listen(app, { host, port });
  const address = app.server.address();
  const actual = typeof address === 'object' && address ? address.port : port;
  const site = config.bases.site || ownOrigin(app.server);
  if (config.bases.site === '') noteAddress(config, site, app.log);
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
  const { operators, dailyHour } = config.mail;
  if (dailyHour !== null) {
    reports = startDailyReports({ store, operators, hour: dailyHour, now, log: app.log });
  }
  process.stdout.write(`${brand.name} is ready at http://${urlHost(host)}:${actual}\n`);
}

/** Loaded on demand: OpenTelemetry is large, and most installations do not use tracing. */
async function tracingTo(collector: Config['collector']) {
  if (collector.endpoint === '') return null;
  return (await import('./telemetry/tracing.ts')).traceTo(collector);
}

/** @throws when the folder can neither be made nor written to */
function makeWritable(folder: string): void {
  mkdirSync(folder, { recursive: true });
  accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
}

/** Without it only the links that commands print are missing, so a folder that may not be written is no reason to stop. */
function noteAddress({ store }: Config, address: string, log: FastifyBaseLogger): void {
  try {
    noteServerAddress(store.dataDir, address);
  } catch (error) {
    log.warn({ reason: String(error) }, 'could not store the address for links');
  }
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
 * Finishes requests and deliveries in flight, closes everything, and exits.
 * @param ended resolves when the last connection has ended
 */
async function stop(
  app: FastifyInstance,
  worker: Worker | null,
  ended: Promise<unknown>,
  close: () => Promise<void>,
): Promise<void> {
  setTimeout(() => app.server.closeAllConnections(), drainMilliseconds).unref();
  await sleep(unreadMilliseconds);
  await Promise.all([app.close(), ended, worker?.stop(deliveryMilliseconds)]);
  await close();
  process.exit(0);
}

/** @throws {BuildMismatchError} when the pages contain other settings than the server has */
function requireOwnBuild(siteDir: string): void {
  const file = join(siteDir, buildRecordFile);
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  requireBuiltFor(parseBuildRecord(text), process.env);
}

function urlHost(host: string): string {
  return host.includes(':') ? `[${host}]` : host;
}

function fail(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
