import { z } from 'zod';
import { onlyPage, pagedEnvelope, resourceEnvelope, success } from '../envelope.ts';
import { customData } from '../fields/custom-data.ts';
import { emailAddress } from '../fields/email-address.ts';
import { lineOfText } from '../fields/line-of-text.ts';
import { listQuery } from '../fields/list-query.ts';
import { schemaInput } from '../fields/schema-input.ts';
import { defineOperation, keyErrors, keyedPostErrors, ok } from '../operation.ts';
import { isReservedCode } from '../webhook-types.ts';

export const eventCode = lineOfText(100)
  .refine((code) => !isReservedCode(code), {
    error:
      'begins with mail., contact. or sender., which are reserved for the types of webhooks, such as mail.sent.',
  })
  .describe(
    'The kind of event, such as order_placed. Use a different code for each kind. The same kind can happen any number of times. `mail.`, `contact.` and `sender.` at its start are reserved for the types of webhooks.',
  );

const event = z
  .object({
    id: z.uuid().describe('Identifies the event.'),
    event_code: z.string().describe('The kind of event.'),
    contact_email: z.string().describe('The contact it happened to, in lower case.'),
    context: z
      .record(z.string(), z.unknown())
      .describe('The `context` you sent; empty if there was none.'),
    created_at: z.iso.datetime().describe('When it was recorded. ISO 8601, UTC.'),
  })
  .meta({ id: 'Event', description: 'Something that happened to a contact.' });

export type EventResource = z.infer<typeof event>;

const example: EventResource = {
  id: '019a9f3e-7c00-7a10-8f3b-2d6f0c9b1e56',
  event_code: 'order_placed',
  contact_email: 'ada@shop.example',
  context: { firstname: 'Ada', order_total: 12500 },
  created_at: '2026-11-21T09:00:00.000Z',
};

export const recordEvent = defineOperation({
  id: 'recordEvent',
  method: 'POST',
  path: '/v1/automations',
  tag: 'Automations',
  summary: 'Record an event',
  description:
    'Records that something happened to a contact, with its context, and sends it to every webhook subscribed to the event code.\n\nSend an `Idempotency-Key` to make retries safe. Without one, the same call made twice records two events.',
  auth: 'key',
  scope: 'send',
  body: schemaInput(
    z.strictObject({
      event_code: eventCode,
      contact_email: emailAddress.describe(
        'The contact it happened to. The contact does not have to be stored, and this call does not store it.',
      ),
      context: customData().nullish().describe('Custom names and values that describe the event.'),
    }),
  ),
  isRepeatable: true,
  response: ok('The event is stored.', resourceEnvelope(event)),
  examples: {
    body: {
      event_code: 'order_placed',
      contact_email: 'ada@shop.example',
      context: { firstname: 'Ada', order_total: 12500 },
    },
    response: success({ data: example }),
  },
  errors: keyedPostErrors,
});

export const listEvents = defineOperation({
  id: 'listEvents',
  method: 'GET',
  path: '/v1/automations',
  tag: 'Automations',
  summary: 'List events',
  description:
    'Lists events, newest first, one page at a time. You can combine filters. Use it to check that a call worked.',
  auth: 'key',
  query: listQuery(
    { noun: 'events', cursor: '019a9f3e-7c00-7a10-8f3b-2d6f0c9b1e56' },
    {
      event_code: lineOfText(100).optional().describe('Only events with this code.'),
      contact_email: emailAddress
        .optional()
        .meta({ description: 'Only events of this contact.', examples: ['ada@shop.example'] }),
    },
  ),
  response: ok('A page of events.', pagedEnvelope(event)),
  examples: {
    query: { event_code: 'order_placed' },
    response: onlyPage(example),
  },
  errors: keyErrors,
});
