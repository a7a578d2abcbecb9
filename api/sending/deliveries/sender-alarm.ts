import { noticeEndpoint } from '@grovemail/domain/delivery/lanes.ts';
import type { Store } from '../../store/store.ts';
import type { Deliver, Log } from '../outbox/queue.ts';
import { reportId } from './daily-reports.ts';

export const senderMailTopic = 'report.sender';

interface AlarmDeps {
  store: Pick<Store, 'enqueueOnce'>;
  operators: readonly string[];
  /** Whether there is a webhook for notices. */
  hasNotices: boolean;
  log: Pick<Log, 'error'>;
}

/**
 * Warns the operator that other servers reject the sender: in the log, by the webhook for notices, and by email, which may be
 * rejected as well. Nothing is paused.
 */
export function senderAlarm({ store, operators, hasNotices, log }: AlarmDeps): Deliver {
  return async ({ payload, createdAt }) => {
    log.error(payload, alarmText);
    if (hasNotices) {
      await store.enqueueOnce({
        id: reportId('notice.webhook', noticeEndpoint, createdAt),
        topic: 'notice.webhook',
        payload: { ...payload, kind: 'sender' },
        createdAt,
      });
    }
    for (const to of operators) {
      await store.enqueueOnce({
        id: reportId(senderMailTopic, to, createdAt),
        topic: senderMailTopic,
        payload: { ...payload, to },
        createdAt,
      });
    }
    return 'told the operator';
  };
}

const alarmText =
  'mail servers refuse the sender: check SPF, DKIM and DMARC, and whether the IP address is on a blocklist. ops mail reports shows what they said. Nothing is paused.';
