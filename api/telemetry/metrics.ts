import { createServer, type Server } from 'node:http';
import { version } from '@grovemail/contract/version.ts';
import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { BackupState } from '../backups/backup-files.ts';
import type { MailReportCounts } from '../store/bounces/bounce-store.ts';
import type { OutboxCounts } from '../store/queue/outbox-store.ts';
import type { Store } from '../store/store.ts';

interface MetricsDeps {
  app: FastifyInstance;
  store: Pick<Store, 'countOutbox' | 'countMailReports'>;
  /** Null without scheduled backups. */
  backups: (() => Promise<BackupState>) | null;
  /** Milliseconds since the epoch. */
  now(): number;
}

/**
 * Prometheus metrics without personal data: response times by route and status, size and age of the outbox, bounces, failures of
 * the store, and metrics of the process.
 */
export function metricsOf({ app, store, backups, now }: MetricsDeps): Registry {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'build_info',
    help: 'Always 1, with the version of the program.',
    labelNames: ['version'],
    registers,
  }).set({ version }, 1);
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request to the end of its response.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers,
  });
  const storeErrors = new Counter({
    name: 'store_errors_total',
    help: 'Responses that the store could not give: it was full, locked or unavailable.',
    registers,
  });
  /** While the store is unavailable, there are no outbox metrics, and failures are counted. */
  const fromOutbox = async (report: (counts: OutboxCounts) => void) => {
    await store.countOutbox().then(report, () => storeErrors.inc());
  };
  new Gauge({
    name: 'outbox_entries',
    help: 'Entries of the outbox by state. Only dead ones are failures: bounced ones have recipients that do not exist.',
    labelNames: ['state'],
    registers,
    collect() {
      return fromOutbox(({ oldestAt: _, ...counts }) => {
        for (const [state, count] of Object.entries(counts)) this.set({ state }, count);
      });
    },
  });
  new Gauge({
    name: 'outbox_oldest_seconds',
    help: 'How long the longest waiting entry has waited; 0 when none waits.',
    registers,
    collect() {
      return fromOutbox(({ oldestAt }) => {
        this.set(oldestAt === null ? 0 : (now() - oldestAt) / 1_000);
      });
    },
  });
  addMailReports(registry, (report) =>
    store.countMailReports().then(report, () => storeErrors.inc()),
  );
  if (backups) addBackups(registry, backups);
  app.addHook('onResponse', async (request, reply) => {
    // The route pattern, since a URL may contain an email address.
    const route = request.is404 ? 'site' : (request.routeOptions.url ?? 'site');
    const { method } = request;
    seconds.observe({ method, route, status: reply.statusCode }, reply.elapsedTime / 1_000);
    if (reply.statusCode === 503) storeErrors.inc();
  });
  return registry;
}

/** An unreadable folder counts as a missing backup. */
function addBackups(registry: Registry, state: () => Promise<BackupState>): void {
  new Gauge({
    name: 'backup_last_success_timestamp_seconds',
    help: 'When the last backup began, in seconds since the epoch; 0 when there is none.',
    registers: [registry],
    async collect() {
      const { lastAt } = await state().catch(() => ({ lastAt: null }));
      this.set((lastAt ?? 0) / 1_000);
    },
  });
}

function addMailReports(
  registry: Registry,
  fromReports: (report: (counts: MailReportCounts) => void) => Promise<void>,
): void {
  const registers = [registry];
  new Gauge({
    name: 'mail_reports',
    help: 'Bounces, rejections and complaints of the last 24 hours by outcome.',
    labelNames: ['outcome'],
    registers,
    collect() {
      return fromReports(({ lastDay }) => {
        for (const [outcome, count] of Object.entries(lastDay)) this.set({ outcome }, count);
      });
    },
  });
  new Gauge({
    name: 'mail_sender_refusing_recipients',
    help: 'Recipients whose servers rejected the sender within the last hour; alarm at 5.',
    registers,
    collect() {
      return fromReports(({ sender }) => this.set(sender?.recipients ?? 0));
    },
  });
}

/**
 * Serves `GET /metrics` on a separate port, so that it need not be public.
 * @returns the listening server, which the caller closes
 */
export async function serveMetrics(
  registry: Registry,
  { host, port }: { host: string; port: number },
): Promise<Server> {
  const server = createServer(async (request, response) => {
    if (request.url !== '/metrics' || request.method !== 'GET') {
      response.writeHead(404).end();
      return;
    }
    const text = await registry.metrics();
    response.writeHead(200, { 'content-type': registry.contentType }).end(text);
  });
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once('error', reject).listen(port, host, resolve);
  await promise;
  return server;
}
