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
    id: 'kinds-of-templates',
    date: '2026-11-23',
    title: 'A stop holds for every mail, unless its template is of kind action',
    kind: 'changed',
    text: 'Mail goes to nobody who stopped it, with or without `@preferences_link`, and the answer says `suppressed` at once. Templates for receipts and password resets are stored with `--kind action`. Stored templates without the link became that; a code that is not stored is list mail.',
    link: '/developers/guides/deliverability',
  },
  {
    id: 'webhooks-pause-and-replay',
    date: '2026-11-22',
    title: 'Webhooks pause, can be replayed, and change their secret',
    kind: 'added',
    text: 'A receiver that fails five times in a row is paused and tried again more and more rarely. `webhooks deliveries` shows each attempt, `webhooks replay` sends messages again, and `webhooks rotate` changes a secret while both sign.',
    link: '/developers/guides/webhooks',
  },
  {
    id: 'scopes-of-keys',
    date: '2026-11-22',
    title: 'Keys with scopes, an end and networks',
    kind: 'added',
    text: 'A key can be made for reading, for contacts or for sending alone, until a day, and for your own networks. A call outside its scopes gets 403 `outside_scope`. Keys that you have open what they did.',
    link: '/developers/guides/authentication',
  },
  {
    id: 'names-of-attachments',
    date: '2026-11-22',
    title: 'The name of an attachment ends in .pdf',
    kind: 'changed',
    text: 'An attachment whose `filename` ends otherwise is refused with 400: the name decides which program opens a file.',
    link: '/developers/guides/attachments',
  },
  {
    id: 'links-of-placeholders',
    date: '2026-11-22',
    title: 'A placeholder that begins a link takes web and mail addresses',
    kind: 'changed',
    text: 'Where a value begins a link of a mail, it must be an `http`, `https` or `mailto` address; others are refused with 400. Attributes without quotes get them, and placeholders in the name of an attribute stay as they are.',
    link: '/developers/guides/templates',
  },
  {
    id: 'proved-push-addresses',
    date: '2026-11-22',
    title: 'A page can prove which address it subscribes to push',
    kind: 'added',
    text: 'Pass a `signature` that your server made beside `email`. Without one the address is kept as claimed.',
    link: '/developers/guides/webpush',
  },
  {
    id: 'errors-say-what-to-do',
    date: '2026-11-22',
    title: 'Every refusal has a code and names its faults',
    kind: 'added',
    text: 'Beside the sentence in `error` there are now `code`, `request_id` and, where fields are at fault, `faults`. The `Link` header leads to a page about the error, with its cause and its fix.',
    link: '/developers/guides/errors',
  },
  {
    id: 'idempotency-replayed',
    date: '2026-11-22',
    title: 'A repeated call says that it is one',
    kind: 'added',
    text: 'The first answer of an `Idempotency-Key` again now carries the header `Idempotency-Replayed: true`.',
    link: '/developers/guides/idempotency',
  },
  {
    id: 'no-open-placeholders',
    date: '2026-11-22',
    title: 'Placeholders are filled from the stored contact',
    kind: 'changed',
    text: 'A placeholder that the call has no value for takes it from the contact. What is still open is listed in `unfilled`, and refused with `strict: true`. A mail that finds no subject anywhere is refused.',
    link: '/developers/guides/templates',
  },
  {
    id: 'test-mails-can-be-read',
    date: '2026-11-22',
    title: 'Mails of test keys can be read and previewed',
    kind: 'added',
    text: '`GET /v1/transactionals/{id}` answers the composed `message` for mails that were sent with a test key, and a preview address shows its HTML once.',
    link: '/developers/guides/testing',
  },
  {
    id: 'webhooks-by-type',
    date: '2026-11-22',
    title: 'Webhooks for mails and contacts, and a sandbox',
    kind: 'added',
    text: 'Webhooks can wait for a type, such as `mail.failed` or `contact.unsubscribed`. Recipients in the sandbox simulate mail that is delivered, fails, bounces or draws a complaint.',
    link: '/developers/guides/webhooks',
  },
  {
    id: 'list-of-mails',
    date: '2026-11-22',
    title: 'Transactional mails as a list',
    kind: 'added',
    text: '`GET /v1/transactionals` lists mails, newest first, a page at a time.',
    link: '/developers/guides/pagination',
  },
  {
    id: 'contacts-in-batches',
    date: '2026-11-22',
    title: 'Contacts in batches, by id, and deleted',
    kind: 'added',
    text: '`POST /v1/contacts/batch` stores many contacts in one call, each with its own result. `GET` and `DELETE /v1/contacts/{id}` read and delete one, and `DELETE /v1/contacts` deletes by address.',
    link: '/developers/guides/rate-limits',
  },
  {
    id: 'reply-to',
    date: '2026-11-22',
    title: 'Mails can have replies go elsewhere',
    kind: 'added',
    text: '`POST /v1/transactionals` takes `reply_to`.',
    link: '/developers/guides/templates',
  },
]);
