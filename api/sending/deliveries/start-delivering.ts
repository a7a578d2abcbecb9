import type { Config } from '@grovemail/config/read-config.ts';
import { configuredMailer } from '../../mail/configured-mailer.ts';
import { forgottenKinds } from '../../store/retention/retention.ts';
import type { Tracing } from '../../telemetry/tracing.ts';
import { outbound } from '../calls/outbound.ts';
import { inChild } from '../outbox/in-child.ts';
import type { Log } from '../outbox/log.ts';
import type { Deliver } from '../outbox/queue.ts';
import { startWorker, type Worker } from '../outbox/worker.ts';
import { type DeliveryDeps, deliveries } from './deliveries.ts';
import { deliveryQueue } from './delivery-queue.ts';

interface CreateDeps extends Omit<DeliveryDeps, 'sendMail' | 'call'> {
  config: DeliveryDeps['config'] &
    Pick<Config, 'store' | 'outboundAllow' | 'trackingKeys' | 'push'>;
}

interface Settings extends CreateDeps {
  log: Log;
  tracing: Tracing | null;
}

/** Settings of the child process that delivers suspects. */
export type SuspectSettings = Pick<CreateDeps, 'config' | 'site'>;

const suspectProgram = new URL('./deliver-suspect.ts', import.meta.url);

/** Deliveries by topic, as configured, with connections that `close` ends. */
export function createDeliveries({ config, ...deps }: CreateDeps): {
  deliver: Record<string, Deliver>;
  close(): void;
} {
  const [key = ''] = deps.trackingKeys;
  const mailer = configuredMailer({ ...config.mail, dataDir: config.store.dataDir, key });
  const call = outbound({ allow: config.outboundAllow });
  const deliver = deliveries({ ...deps, config, sendMail: mailer.send, call });
  return { deliver, close: mailer.close };
}

/** Starts the outbox worker with the configured deliveries. */
export function startDelivering({ config, log, tracing, ...deps }: Settings): Worker {
  const { deliver, close } = createDeliveries({ config, ...deps });
  const suspects: SuspectSettings = { config, site: deps.site };
  const worker = startWorker({
    queue: deliveryQueue(deps),
    deliver: tracing?.deliveries(deliver) ?? deliver,
    deliverSuspect: inChild(suspectProgram, suspects),
    forget: forgottenKinds.map((kind) => (limit) => deps.store.forget(kind, limit)),
    now: deps.now,
    log,
  });
  return {
    wake: worker.wake,
    async stop(graceMs) {
      await worker.stop(graceMs);
      close();
    },
  };
}
