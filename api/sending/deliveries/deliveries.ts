import { brand } from '@grovemail/config/brand.ts';
import type { Config } from '@grovemail/config/read-config.ts';
import { mailBranding } from '../../mail/branding.ts';
import type { SendMail } from '../../mail/mail.ts';
import { webhookTopic } from '../../resources/announcement-of.ts';
import type { ClockAndIds } from '../../resources/clock-and-ids.ts';
import { senderAlarmTopic } from '../../resources/report-effects.ts';
import type { Store } from '../../store/store.ts';
import type { Outbound } from '../calls/outbound.ts';
import { OutboundError } from '../calls/outbound-error.ts';
import { type Deliver, type Log, RetryLater, Undeliverable } from '../outbox/queue.ts';
import { PushBusyError, PushRejectedError, pushDelivery } from '../push/push-delivery.ts';
import { pushTopic } from '../push/push-message.ts';
import type { VapidKeys } from '../push/vapid-keys.ts';
import { attachedCopyTopic, copyDelivery, copyTopic } from './copy-delivery.ts';
import { mailDeliveries } from './mail-deliveries.ts';
import { mailLinks } from './mail-links.ts';
import { noteRejections } from './rejections.ts';
import { senderAlarm } from './sender-alarm.ts';
import { reportDelivery, reportTopic, transactionalDelivery } from './transactional-delivery.ts';
import { eventWebhook, typedWebhook, webhookNotice } from './webhooks.ts';

export interface DeliveryDeps extends ClockAndIds {
  store: Store;
  config: Pick<Config, 'audienceId' | 'backups' | 'mail' | 'notices' | 'opsCommand'> & {
    push: Pick<Config['push'], 'services'>;
  };
  /** Signs requests to push services (RFC 8292). */
  vapid: VapidKeys;
  /** Base URL of the site for links in emails, without trailing slash. */
  site: string;
  /** For recipients' links; newest first. */
  trackingKeys: readonly string[];
  sendMail: SendMail;
  /** Hashes addresses for counters. */
  digest(text: string): string;
  /** The guarded HTTP client. */
  call: Outbound;
  log: Pick<Log, 'error'>;
}

/** The delivery of each topic of the outbox. */
export function deliveries(deps: DeliveryDeps): Record<string, Deliver> {
  const { store, config, site, trackingKeys: keys, sendMail, digest, call, now, newId } = deps;
  const noteRejection = noteRejections({ store, now, newId });
  const branding = { ...mailBranding(site), ops: config.opsCommand };
  const links = mailLinks({ site, keys, now });
  const push = pushDelivery({
    request: call,
    subscriptions: store,
    vapid: deps.vapid,
    services: config.push.services,
    subject: `mailto:${config.mail.from.address}`,
  });
  const sendPush: Deliver = (entry, signal, responded) =>
    push(entry, signal, responded).catch((error: unknown) => {
      if (error instanceof PushBusyError) throw new RetryLater(error.message, error.retryAfter);
      const isForbidden = error instanceof OutboundError && error.code === 'forbidden';
      if (!(isForbidden || error instanceof PushRejectedError)) throw error;
      throw new Undeliverable(error.message, { cause: error });
    });
  const sendTransactional = transactionalDelivery({
    store,
    sendMail,
    call,
    now,
    newId,
    noteRejection,
    sandboxDomain: brand.sandboxDomain,
  });
  const sendCopy = copyDelivery({ store, links, sendMail, call, now, noteRejection });
  return {
    ...mailDeliveries({ store, config, branding, links, sendMail, digest, now, noteRejection }),
    [senderAlarmTopic]: senderAlarm({
      store,
      operators: config.mail.operators,
      hasNotices: config.notices.webhookUrl !== null,
      log: deps.log,
    }),
    'notice.webhook': webhookNotice({ store, notices: config.notices, call, now }),
    'transactional.send': sendTransactional,
    'transactional.attached': sendTransactional,
    [copyTopic]: sendCopy,
    [attachedCopyTopic]: sendCopy,
    [reportTopic]: reportDelivery({ store, now, newId }),
    [webhookTopic]: typedWebhook({ store, call, now }),
    'event.webhook': eventWebhook({ store, call, now }),
    [pushTopic]: sendPush,
  };
}
