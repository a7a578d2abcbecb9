import type { Config } from '@grovemail/config/parse-config.ts';
import { type DeliveryDeps, deliveries } from './deliveries.ts';
import { fileMailer } from './mail/file-mailer.ts';
import type { Mailer } from './mail/mail.ts';
import { mailFolder } from './mail/mail-folder.ts';
import { smtpMailer } from './mail/smtp-mailer.ts';
import { outbound } from './outbound/outbound.ts';
import { type Log, startWorker, type Worker } from './outbox/worker.ts';
import { forgottenKinds } from './store/retention/retention.ts';
import type { Tracing } from './tracing.ts';

interface Settings extends Omit<DeliveryDeps, 'sendMail' | 'call'> {
  config: DeliveryDeps['config'] & Pick<Config, 'store' | 'outboundAllow'>;
  log: Log;
  tracing: Tracing | null;
}

/** Works off the store's outbox with everything that the configuration names. */
export function startDelivering({ config, log, tracing, ...deps }: Settings): Worker {
  const mailer = mailerFor(config);
  const ways = deliveries({
    ...deps,
    config,
    sendMail: mailer.send,
    call: outbound({ allow: config.outboundAllow }),
  });
  const worker = startWorker({
    queue: deps.store,
    deliver: tracing?.deliveries(ways) ?? ways,
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

function mailerFor({ mail, store }: Settings['config']): Mailer {
  return mail.smtpUrl === null
    ? fileMailer(mailFolder(store.dataDir), mail.from)
    : smtpMailer(mail.smtpUrl, mail.from);
}
