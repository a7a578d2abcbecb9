import { z } from 'zod';
import { defineWebhook, testMark } from './webhook.ts';

/** Sent to every webhook that is subscribed to the event's code. */
export const eventWebhook = defineWebhook({
  id: 'event',
  tag: 'Automations',
  summary: 'Event recorded',
  description:
    'Sent for every event recorded with POST /v1/automations, to webhooks subscribed to its code or to all codes.',
  body: z.object({
    type: z.string().describe("The event's code, such as order_placed."),
    timestamp: z.iso.datetime().describe('When the event was recorded. ISO 8601, UTC.'),
    data: z
      .object({
        id: z.uuid().describe('Identifies the event, as in GET /v1/automations.'),
        contact_email: z
          .string()
          .describe('The address of the contact it happened to, in lower case.'),
        context: z.record(z.string(), z.unknown()).describe('The `context` sent with the event.'),
      })
      .describe('The event.'),
    test: testMark,
  }),
  example: {
    type: 'order_placed',
    timestamp: '2026-11-21T09:00:00.000Z',
    data: {
      id: '019a9f3e-7c00-7a10-8f3b-2d6f0c9b1e56',
      contact_email: 'ada@shop.example',
      context: { firstname: 'Ada', order_total: 12500 },
    },
  },
});
