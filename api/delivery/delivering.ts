import type { Config } from '@grovemail/config/read-config.ts';
import { signReturnPath } from '@grovemail/domain/delivery/return-path.ts';
import { fileMailer } from '../mail/file-mailer.ts';
import type { Mailer } from '../mail/mail.ts';
import { mailFolder } from '../mail/mail-folder.ts';
import { type ReturnPath, smtpMailer } from '../mail/smtp-mailer.ts';
import { outbound } from '../outbound/outbound.ts';
import { inChild } from '../outbox/in-child.ts';
import type { Log } from '../outbox/log.ts';
import type { Deliver } from '../outbox/queue.ts';
import { startWorker, type Worker } from '../outbox/worker.ts';
import { forgottenKinds } from '../store/retention/retention.ts';
import type { Tracing } from '../tracing.ts';
import { type DeliveryDeps, deliveries } from './deliveries.ts';

interface WayDeps extends Omit<DeliveryDeps, 'sendMail' | 'call'> {
  config: DeliveryDeps['config'] &
    Pick<Config, 'store' | 'outboundAllow' | 'trackingKeys' | 'push'>;
}

interface Settings extends WayDeps {
  log: Log;
  tracing: Tracing | null;
}

/** What the child needs that delivers an entry which may have ended servers. */
export type SuspectSettings = Pick<WayDeps, 'config' | 'site'>;

const suspectProgram = new URL('./deliver-suspect.ts', import.meta.url);

/** How each topic is delivered with what the configuration names, until `close`. */
export function waysToDeliver({ config, ...deps }: WayDeps): {
  deliver: Record<string, Deliver>;
  close(): void;
} {
  const mailer = mailerFor(config, deps.trackingKeys);
  const call = outbound({ allow: config.outboundAllow });
  const deliver = deliveries({ ...deps, config, sendMail: mailer.send, call });
  return { deliver, close: mailer.close };
}

/** Works off the store's outbox with everything that the configuration names. */
export function startDelivering({ config, log, tracing, ...deps }: Settings): Worker {
  const { deliver, close } = waysToDeliver({ config, ...deps });
  const suspects: SuspectSettings = { config, site: deps.site };
  const worker = startWorker({
    queue: deps.store,
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

function mailerFor({ mail, store }: Settings['config'], keys: readonly string[]): Mailer {
  const { bounceDomain } = mail;
  const [newest = ''] = keys;
  const returnPath: ReturnPath | null =
    bounceDomain === null
      ? null
      : async (id, to) => `${await signReturnPath(id, to, newest)}@${bounceDomain}`;
  return mail.smtpUrl === null
    ? fileMailer(mailFolder(store.dataDir), mail.from)
    : smtpMailer(mail.smtpUrl, mail.from, returnPath);
}
