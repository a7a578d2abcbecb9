import { brand } from '@grovemail/config/brand.ts';
import type { Config } from '@grovemail/config/read-config.ts';
import { configuredMailer } from '../../mail/configured-mailer.ts';
import { announcementOf } from '../../resources/announcement-of.ts';
import { transactionalResource } from '../../resources/transactional-resource.ts';
import { forgottenKinds } from '../../store/retention/retention.ts';
import type { Tracing } from '../../telemetry/tracing.ts';
import { outbound } from '../calls/outbound.ts';
import type { Log, Queue } from '../outbox/queue.ts';
import { startWorker, type Worker } from '../outbox/worker.ts';
import { type DeliveryDeps, deliveries } from './deliveries.ts';
import { userAgentOf } from './user-agent.ts';

interface Settings extends Omit<DeliveryDeps, 'sendMail' | 'call'> {
  config: DeliveryDeps['config'] & Pick<Config, 'store' | 'outboundAllow'>;
  log: Log;
  tracing: Tracing | null;
}

/** Starts the outbox worker with the configured deliveries. */
export function startDelivering({ config, log, tracing, ...deps }: Settings): Worker {
  const [key = ''] = deps.trackingKeys;
  const mailer = configuredMailer({ ...config.mail, dataDir: config.store.dataDir, key });
  const call = outbound({
    allow: config.outboundAllow,
    userAgent: userAgentOf(brand.name, deps.site),
  });
  const deliver = deliveries({ ...deps, config, log, sendMail: mailer.send, call });
  const worker = startWorker({
    queue: deliveryQueue(deps),
    deliver: tracing?.deliveries(deliver) ?? deliver,
    forget: forgottenKinds.map((kind) => (limit) => deps.store.forget(kind, limit)),
    now: deps.now,
    log,
  });
  return {
    wake: worker.wake,
    async stop(graceMs) {
      await worker.stop(graceMs);
      mailer.close();
    },
  };
}

/** The outbox as the worker's queue, with notifications about emails whose entries are dead. */
function deliveryQueue({
  store,
  now,
  newId,
}: Pick<DeliveryDeps, 'store' | 'now' | 'newId'>): Queue {
  const failed = () => announcementOf('mail.failed', { at: now(), newId }, transactionalResource);
  return {
    ...store,
    settleOutbox: (entry, result) => store.settleOutbox(entry, result, failed()),
    buryLost: (error) => store.buryLost(error, failed()),
    buryOverdue: (error, limit) => store.buryOverdue(error, limit, failed()),
  };
}
