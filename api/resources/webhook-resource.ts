import type { DeliveryResource } from '@grovemail/contract/operations/v1-webhook-messages.ts';
import type { WebhookResource } from '@grovemail/contract/operations/v1-webhooks-fields.ts';
import { disabledUntil } from '@grovemail/domain/delivery/delivery-limits.ts';
import type { DeliveryRow, FailingEndpoint } from '../store/queue/endpoint-store.ts';
import type { WebhookRow } from '../store/queue/webhook-store.ts';
import { isoTimestamp } from './iso-timestamp.ts';

/** A webhook as the API shows it, without its secret. @param failing null while it works */
export function webhookResource(
  { id, url, eventCodes, types, createdAt }: WebhookRow,
  failing: FailingEndpoint | null,
): WebhookResource {
  const status = webhookStatus(failing);
  return {
    id,
    url,
    event_codes: [...eventCodes],
    types: [...types],
    status,
    failing: failing && {
      failures: failing.failures,
      since: isoTimestamp(failing.since),
      next_attempt_at:
        status === 'paused' && failing.pausedUntil !== null
          ? isoTimestamp(failing.pausedUntil)
          : null,
      error: failing.error,
    },
    created_at: isoTimestamp(createdAt),
  };
}

/** @param failing null while it works */
export function webhookStatus(failing: FailingEndpoint | null): WebhookResource['status'] {
  if (failing === null) return 'ok';
  if (failing.pausedUntil === disabledUntil) return 'disabled';
  return failing.pausedUntil === null ? 'failing' : 'paused';
}

/** An attempt as the API shows it. */
export function deliveryResource(row: DeliveryRow): DeliveryResource {
  const { id, entryId, type, eventId, attempt, outcome, reply, ms, createdAt } = row;
  return {
    id,
    message_id: entryId,
    type,
    event_id: eventId,
    attempt,
    outcome,
    response: reply,
    duration_ms: ms,
    created_at: isoTimestamp(createdAt),
  };
}
