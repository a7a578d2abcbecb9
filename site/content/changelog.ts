import { z } from 'zod';

const entry = z.strictObject({
  /** Anchor on the page and part of the feed's ids: never changed once it was published. */
  id: z.string().regex(/^[a-z0-9-]+$/),
  date: z.iso.date(),
  title: z.string().min(5).max(70),
  /** Whether code that works today can stop working. */
  kind: z.enum(['added', 'changed', 'fixed']),
  text: z.string().min(20).max(400),
  /** Where the documentation says more. */
  link: z.string().startsWith('/developers/'),
});

export type ChangelogEntry = z.infer<typeof entry>;

/** Changes of the API, newest first; source of the page and the feed. */
export const changelog = z.array(entry).parse([
  {
    id: 'short-batch-results',
    date: '2026-11-27',
    title: 'Batch results are short',
    kind: 'changed',
    text: 'Each result of `POST /v1/contacts/batch` has the `index` and `id` of its contact instead of the whole contact, and a refused one has `code` and `params` instead of `error` and `faults`. If no contact is stored, the `Idempotency-Key` stays unused.',
    link: '/developers/reference/contacts',
  },
  {
    id: 'kinds-of-templates',
    date: '2026-11-23',
    title: 'Unsubscribes apply to every email except action emails',
    kind: 'changed',
    text: 'Email is not sent to anyone who has unsubscribed, with or without `@preferences_link`, and the response says `suppressed` at once. Store templates for receipts and password resets with `--kind action` to send them anyway. Stored templates without the link became `action`; a code that is not stored is `list`.',
    link: '/developers/guides/deliverability',
  },
  {
    id: 'webhooks-pause-and-replay',
    date: '2026-11-22',
    title: 'Webhooks pause, replay and rotate their secret',
    kind: 'added',
    text: 'A webhook that fails five times in a row is paused and retried less and less often. `webhooks deliveries` shows each attempt, `webhooks replay` sends messages again, and `webhooks rotate` replaces the secret; for a time, messages are signed with both.',
    link: '/developers/guides/webhooks',
  },
  {
    id: 'scopes-of-keys',
    date: '2026-11-22',
    title: 'Key scopes, expiry dates and allowed networks',
    kind: 'added',
    text: 'You can limit a key to reading, contacts or sending, set an expiry date, and allow it only from your own networks. A call outside its scopes returns 403 `outside_scope`. Existing keys work as before.',
    link: '/developers/guides/authentication',
  },
  {
    id: 'names-of-attachments',
    date: '2026-11-22',
    title: 'Attachment file names must end in .pdf',
    kind: 'changed',
    text: 'An attachment with any other `filename` is rejected with 400, since the name decides which program opens a file.',
    link: '/developers/guides/attachments',
  },
  {
    id: 'links-of-placeholders',
    date: '2026-11-22',
    title: 'Placeholders at the start of a link must be http, https or mailto',
    kind: 'changed',
    text: 'A value that starts a link must be an `http`, `https` or `mailto` address; anything else is rejected with 400. Attributes without quotes get them, and placeholders in attribute names are left unchanged.',
    link: '/developers/guides/templates',
  },
  {
    id: 'proved-push-addresses',
    date: '2026-11-22',
    title: 'Signed addresses for push subscriptions',
    kind: 'added',
    text: 'Pass a `signature` made by your server along with `email`. Without one, the address is stored as claimed.',
    link: '/developers/guides/webpush',
  },
  {
    id: 'errors-say-what-to-do',
    date: '2026-11-22',
    title: 'Every error has a code and lists invalid fields',
    kind: 'added',
    text: 'Error responses now include `code`, `request_id` and, if fields are invalid, `faults`. The `Link` header points to a page with the cause of the error and its fix.',
    link: '/developers/guides/errors',
  },
  {
    id: 'idempotency-replayed',
    date: '2026-11-22',
    title: 'The Idempotency-Replayed header',
    kind: 'added',
    text: 'When you reuse an `Idempotency-Key`, the repeated response now carries the header `Idempotency-Replayed: true`.',
    link: '/developers/guides/idempotency',
  },
  {
    id: 'no-open-placeholders',
    date: '2026-11-22',
    title: 'Placeholders are filled from the stored contact',
    kind: 'changed',
    text: 'A placeholder without a value in the call is filled from the contact. Placeholders that are still unfilled are listed in `unfilled`; with `strict: true`, the call is rejected. An email without any subject is rejected.',
    link: '/developers/guides/templates',
  },
  {
    id: 'test-mails-can-be-read',
    date: '2026-11-22',
    title: 'Read and preview emails sent with a test key',
    kind: 'added',
    text: '`GET /v1/transactionals/{id}` returns the composed `message` of an email sent with a test key, and a preview URL shows its HTML once.',
    link: '/developers/guides/testing',
  },
  {
    id: 'webhooks-by-type',
    date: '2026-11-22',
    title: 'Webhooks for emails and contacts, and a sandbox',
    kind: 'added',
    text: 'Webhooks can subscribe to a type, such as `mail.failed` or `contact.unsubscribed`. Sandbox recipients simulate email that is delivered, fails, bounces or draws a complaint.',
    link: '/developers/guides/webhooks',
  },
  {
    id: 'list-of-mails',
    date: '2026-11-22',
    title: 'List transactional emails',
    kind: 'added',
    text: '`GET /v1/transactionals` lists emails, newest first, one page at a time.',
    link: '/developers/guides/pagination',
  },
  {
    id: 'contacts-in-batches',
    date: '2026-11-22',
    title: 'Batch imports, contacts by id, and deletion',
    kind: 'added',
    text: '`POST /v1/contacts/batch` stores many contacts in one call and returns a result for each. `GET` and `DELETE /v1/contacts/{id}` read and delete one, and `DELETE /v1/contacts` deletes by email address.',
    link: '/developers/guides/rate-limits',
  },
  {
    id: 'reply-to',
    date: '2026-11-22',
    title: 'Set a reply-to address',
    kind: 'added',
    text: '`POST /v1/transactionals` accepts `reply_to`.',
    link: '/developers/guides/templates',
  },
]);
