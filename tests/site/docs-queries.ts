const guide = '/developers/guides/';
const reference = '/developers/reference/';
const error = '/developers/guides/errors/';

/** An address, or how it begins: `…#*` is any part of a page, `…*` the page too. */
type Expected = string;

/**
 * What developers type into the search of the documentation, and what has to come first: one of these. An empty list
 * means no result.
 */
export const docsQueries: readonly (readonly [queries: string, first: readonly Expected[]])[] = [
  ['contact, contacts', [`${reference}contacts`]],
  ['webhook, webhooks, webhok, webhoo, web hook', [`${guide}webhooks`]],
  ['webhook signature, hmac, verifying, signing', [`${guide}webhooks#verify-the-signature`]],
  ['api key, invalid api key, api key rotation', [`${guide}authentication*`]],
  ['test key, sandbox', [`${guide}testing*`]],
  ['template, templates', [`${guide}templates`]],
  ['template variable, merge tags', [`${guide}templates*`]],
  ['from address, sender', [`${guide}senders-and-domains*`]],
  ['batch, bulk import, bulk', [`${reference}contacts#saveContacts`]],
  ['scopes, scope', [`${guide}authentication#*`]],
  ['cursor, next page, pagination, paginate', [`${guide}pagination`]],
  ['retry, retries, retrying, timeout', [`${guide}idempotency#when-to-retry`]],
  [
    'preferences, suppression, suppressed, suppressing, suppressi, unsubscribing, unsubscribin, unsubscribe, list-unsubscribe',
    [`${guide}suppressions*`],
  ],
  ['unsubscribe link', [`${guide}deliverability#let-people-leave-with-one-click`]],
  ['one-click unsubscribe', [`${guide}suppressions*`, `${guide}deliverability*`]],
  ['cors', [`${guide}conventions#*`]],
  ['openapi, postman, sdk, mcp, curl', [`${guide}libraries-and-tools*`]],
  ['versioning, deprecation, deprecated', [`${guide}versioning*`]],
  ['gdpr, GDPR, erasure, export', [`${guide}data-and-privacy*`]],
  ['status page, support', [`${guide}support-and-status*`]],
  [
    'sms, cc, tags, schedule email, send_at, click tracking, tracking opens, segment',
    [`${guide}conventions#*`],
  ],
  ['reply to', [`${guide}conventions#*`, `${reference}transactionals#sendTransactional.reply_to*`]],
  ['hello world, nodejs fetch, node, python requests', [`${guide}quickstart`]],
  ['soft bounce, hard bounce, bounce', [`${guide}deliverability#when-an-email-bounces`]],
  ['upsert, dedupe contacts', [`${reference}contacts#saveContact`]],
  ['ip allowlist, whitelist', [`${guide}authentication#restrict-a-key`]],
  [
    'ngrok, tunnel, localhost webhook, local webhook',
    [`${guide}testing#receive-webhooks-on-your-machine`],
  ],
  ['timezone, time zone, date format', [`${guide}conventions#dates-and-times`]],
  ['ios push, android push, vapid', [`${guide}webpush`]],
  ['file size limit, file size', [`${guide}attachments*`]],
  ['attachments size, attachment size', [`${guide}attachments#limits`]],
  ['pdf, attach pdf', [`${guide}attachments*`]],
  ['handlebars, mustache', [`${guide}templates#placeholder-syntax`]],
  ['php empty array, empty object', [`${guide}conventions#empty-objects-in-php`]],
  ['schedule', [`${guide}conventions#*`]],
  ['track event, send event', [`${reference}automations#recordEvent`]],
  ['email status, delivery status', [`${reference}transactionals#readTransactional`]],
  ['birthday', [`${reference}contacts#saveContact.date_of_birth`]],
  ['double opt in', [`${guide}data-and-privacy*`]],
  ['VAPID, vapid', [`${guide}webpush*`]],
  ['rate limit, ratelimit, rate limits, 429', [`${guide}rate-limits`]],
  ['idempotency, idempotent, idempotancy', [`${guide}idempotency`]],
  ['401, 403, unauthorized, "error": "Unauthorized"', [`${error}unauthorized`]],
  ['invalid_request, invalid request', [`${error}invalid_request`]],
  ['key_reused', [`${error}key_reused`]],
  ['The request is too large, Payload Too Large', [`${error}body_too_large`]],
  ['bounce, bounced, bounces', [`${guide}deliverability*`]],
  ['spf, dkim', [`${guide}deliverability*`, `${guide}senders-and-domains*`]],
  [
    'attachment too large, atachment, attachement, send email with attachment',
    [`${guide}attachments*`],
  ],
  ['send email, html email', [`${reference}transactionals#sendTransactional`]],
  [
    'recipient_email, recipient_emial',
    [`${reference}transactionals#sendTransactional.recipient_email`],
  ],
  [
    'date of birth, date_of_birth, dateofbirth, dateOfBirth, DATE_OF_BIRTH, birth of date, date_of_brith, dateofbrith, date_of_birt',
    [`${reference}contacts#saveContact.date_of_birth`],
  ],
  ['phone number, phone', [`${reference}contacts#saveContact.phone_number`]],
  [
    'extra_data, extradata, custom field, custom fields, custom data, attributes',
    [`${reference}contacts#saveContact.extra_data`],
  ],
  ['list contacts', [`${reference}contacts#listContacts`]],
  ['update contact, update a contact', [`${reference}contacts#saveContact`]],
  ['delete contact', [`${reference}contacts#deleteContact`]],
  ['sendTransactional, POST /v1/transactionals', [`${reference}transactionals#sendTransactional`]],
  ['POST /v1/contacts/batch', [`${reference}contacts#saveContacts`]],
  [
    'push notification, push notifications, service worker, web push, webpush',
    [`${guide}webpush*`],
  ],
  ['preview', [`${guide}testing#preview-it`]],
  ['python', [`${guide}quickstart*`]],
  ['unknown_template, unknown template, unknwon_template', [`${error}unknown_template`]],
  ['idempotency-key, Idempotency-Key', [`${reference}automations#recordEvent.Idempotency-Key`]],
  ['xylophone, paypal, graphql, kubernetes, <qq>, 🙂, …, _', []],
];
