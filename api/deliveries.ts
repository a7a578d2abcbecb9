import { brand } from '@grovemail/config/brand.ts';
import type { Config } from '@grovemail/config/parse-config.ts';
import type { SendMail } from './mail/mail.ts';
import { mailDeliveries } from './mail-deliveries.ts';
import { mailLinks } from './mail-links.ts';
import type { Outbound } from './outbound/outbound.ts';
import type { Deliver } from './outbox/queue.ts';
import type { Store } from './store/store.ts';
import { webhookNotice } from './webhook-notice.ts';

export interface DeliveryDeps {
  store: Store;
  config: Pick<Config, 'audienceId' | 'mail' | 'notices'>;
  /** Base of the site that recipients of mails reach, without trailing slash. */
  site: string;
  /** Sign recipients' links, newest first. */
  trackingKeys: readonly string[];
  sendMail: SendMail;
  /** Calls other servers where that is safe. */
  call: Outbound;
  /** Milliseconds since the epoch. */
  now(): number;
}

/** How each topic of the outbox is delivered. */
export function deliveries(deps: DeliveryDeps): Record<string, Deliver> {
  const { store, config, site, trackingKeys: keys, sendMail, call, now } = deps;
  const letterhead = { brand: brand.name, address: brand.contact.address, site };
  const links = mailLinks({ site, keys, now });
  return {
    ...mailDeliveries({ store, config, letterhead, links, sendMail }),
    'notice.webhook': webhookNotice({ store, notices: config.notices, call, now }),
  };
}
