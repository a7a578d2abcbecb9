import { disabledUntil } from '@grovemail/domain/delivery/delivery-limits.ts';
import { noticeEndpoint } from '@grovemail/domain/delivery/lanes.ts';
import { Command } from 'commander';
import { isoTimestamp } from '../../resources/iso-timestamp.ts';
import { webhookStatus } from '../../resources/webhook-resource.ts';
import type { FailingEndpoint } from '../../store/queue/endpoint-store.ts';
import type { WebhookRow } from '../../store/queue/webhook-store.ts';
import { shortId } from '../listing/listing.ts';
import { type ShortListing, shortListCommand } from '../listing/short-list-command.ts';
import { localTime } from '../output/format.ts';
import type { OpsIo } from '../process/ops-io.ts';
import { webhooksAddCommand } from './add.ts';
import { webhooksDeliveriesCommand } from './deliveries.ts';
import { webhooksRemoveCommand } from './remove.ts';
import { webhooksReplayCommand } from './replay.ts';
import { webhooksRotateCommand } from './rotate.ts';
import { webhooksTestCommand } from './send-test.ts';
import { subscriptionsInWords } from './subscription-options.ts';
import { webhooksUpdateCommand } from './update.ts';

export function webhooksCommand(io: OpsIo): Command {
  return new Command('webhooks')
    .addCommand(webhooksAddCommand(io))
    .addCommand(shortListCommand(listing, io))
    .addCommand(webhooksUpdateCommand(io))
    .addCommand(webhooksTestCommand(io))
    .addCommand(webhooksDeliveriesCommand(io))
    .addCommand(webhooksReplayCommand(io))
    .addCommand(webhooksRotateCommand(io))
    .addCommand(webhooksRemoveCommand(io));
}

/** `failing` is null if the last delivery succeeded or there was none yet. */
type Listed = WebhookRow & { failing: FailingEndpoint | null };

const listing: ShortListing<Listed> = {
  noun: 'webhooks',
  order: 'newest first, with failing ones marked; never their secrets',
  async list(store) {
    const [webhooks, failing] = await Promise.all([store.listWebhooks(), store.listFailing()]);
    return webhooks.map((webhook) => ({ ...webhook, failing: failingAt(webhook.id, failing) }));
  },
  record: ({ id, createdAt, eventCodes, types, url, failing }) => ({
    id,
    createdAt: isoTimestamp(createdAt),
    events: eventCodes,
    types,
    url,
    state: webhookStatus(failing),
    ...(failing && {
      failures: failing.failures,
      failingSince: isoTimestamp(failing.since),
      nextTryAt:
        webhookStatus(failing) === 'paused' ? isoTimestamp(failing.pausedUntil ?? 0) : null,
      error: failing.error,
    }),
  }),
  columns: {
    Id: shortId,
    'Events and types': subscriptionsInWords,
    Address: ({ url }) => url,
    Since: ({ createdAt }) => localTime(createdAt),
    State: ({ failing }) => stateInWords(failing),
  },
  uncut: ['Id'],
  emptyMessage:
    'No webhooks yet. Add one: npm run ops -- webhooks add --event <code> --url https://…',
  async footnote(store) {
    const notice = failingAt(noticeEndpoint, await store.listFailing());
    return notice && `Notices (NOTICE_WEBHOOK_URL): ${stateInWords(notice)}`;
  },
};

function failingAt(endpoint: string, failing: readonly FailingEndpoint[]): FailingEndpoint | null {
  return failing.find((candidate) => candidate.endpoint === endpoint) ?? null;
}

function stateInWords(failing: FailingEndpoint | null): string {
  if (failing === null) return 'ok';
  const { failures, since, pausedUntil, error } = failing;
  const next =
    pausedUntil === disabledUntil
      ? ', next try once you send a test, replay a message or change its URL'
      : pausedUntil === null
        ? ''
        : `, next try ${localTime(pausedUntil)}`;
  const count = `${failures} ${failures === 1 ? 'failure' : 'failures'} since ${localTime(since)}`;
  return `${webhookStatus(failing)}: ${count}${next}. ${error}`;
}
