import {
  type EventResource,
  listEvents,
  recordEvent,
} from '@grovemail/contract/operations/v1-automations.ts';
import { holderOf } from '../../http/auth/account-key.ts';
import type { ListInTurn } from '../../http/limits/scan-turns.ts';
import { available } from '../../http/responses/available.ts';
import { defineRoute, type Route } from '../../http/route.ts';
import { isoTimestamp } from '../../resources/iso-timestamp.ts';
import type { EventRow } from '../../store/queue/event-store.ts';
import type { SubmissionDeps } from '../public/submission.ts';
import { isNarrowed, pageOf, pageResponse } from './resource-responses.ts';
import { writeOnce } from './write-once.ts';

/** POST and GET /v1/automations. */
export function automationRoutes({
  store,
  now,
  newId,
  listInTurn,
}: SubmissionDeps & { listInTurn: ListInTurn }): Route[] {
  return [
    defineRoute({
      operation: recordEvent,
      handle(call) {
        const { event_code: eventCode, contact_email: contactEmail } = call.values;
        const context = call.values.context ?? {};
        const [id, createdAt] = [newId(), now()];
        const event = { id, createdAt, eventCode, contactEmail, context };
        const entries = (webhookIds: string[]) =>
          webhookIds.map((webhookId) => ({
            id: newId(),
            topic: 'event.webhook',
            payload: { eventId: id, webhookId },
            createdAt,
          }));
        return writeOnce(recordEvent, call, now(), resourceOf, (keyed) =>
          store.recordEvent({ ...event, space: holderOf(call).space }, entries, keyed),
        );
      },
    }),
    defineRoute({
      operation: listEvents,
      async handle(call) {
        const { event_code: eventCode, contact_email: contactEmail, ...page } = call.values;
        const { id, space } = holderOf(call);
        const filter = {
          space,
          ...pageOf(page),
          ...(eventCode === undefined ? {} : { eventCode }),
          ...(contactEmail === undefined ? {} : { contactEmail }),
        };
        const listed = await available(() =>
          listInTurn(id, contactEmail === undefined && isNarrowed(page), () =>
            store.listEvents(filter),
          ),
        );
        return pageResponse(listed, page.limit, resourceOf);
      },
    }),
  ];
}

function resourceOf({ id, eventCode, contactEmail, context, createdAt }: EventRow): EventResource {
  return {
    id,
    event_code: eventCode,
    contact_email: contactEmail,
    context,
    created_at: isoTimestamp(createdAt),
  };
}
