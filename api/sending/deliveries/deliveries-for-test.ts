import { type TestApp, testKeys } from '../../app-suite/app-for-test.ts';
import type { SendMail } from '../../mail/mail.ts';
import { uuidV7Maker } from '../../store/database/uuid-v7.ts';
import { keyedDigest } from '../../store/secrets/keyed-digest.ts';
import { outbound } from '../calls/outbound.ts';
import type { Deliver } from '../outbox/queue.ts';
import { newVapidKeys } from '../push/vapid-keys.ts';
import { type DeliveryDeps, deliveries } from './deliveries.ts';

export const operator = 'operator@grovemail.example';

/** The deliveries of an app for tests, with two operators and the app's clock, by topic. */
export function testDeliveries(
  test: TestApp,
  sendMail: SendMail,
  changes: Partial<DeliveryDeps> = {},
): Record<string, Deliver> {
  return deliveries({
    store: test.store,
    config: {
      audienceId: 'newsletter',
      opsCommand: 'npm run ops --',
      backups: { folder: null, hours: 24, days: 30, recipient: null },
      mail: {
        from: { name: '', address: 'hello@grovemail.example' },
        operators: [operator, 'second@grovemail.example'],
        dailyHour: null,
        bounceDomain: null,
        smtpUrl: null,
      },
      notices: { webhookUrl: null, webhookSecret: null },
      push: { services: [] },
    },
    site: 'https://grovemail.example',
    trackingKeys: testKeys,
    vapid: newVapidKeys(),
    digest: keyedDigest('a key of the tests'),
    call: outbound({ allow: [], userAgent: 'test' }),
    now: () => test.clock.now,
    newId: uuidV7Maker(() => test.clock.now),
    log: { error: () => {} },
    sendMail,
    ...changes,
  });
}
