import { maxWebhooks } from '@grovemail/domain/delivery/delivery-limits.ts';
import { maxTemplates } from '@grovemail/domain/delivery/template-limit.ts';

/** The errors about what an account has stored; see `errors`. */
export const accountErrors = {
  unknown_template: {
    status: 404,
    title: 'Unknown template',
    text: 'There is no template with this template_code. GET /v1/templates lists them.',
    cause:
      'No template is stored under this code, because it never was or has been deleted, and the call has neither `html` nor `text`. With a test key of the documentation, there is only the sample `welcome`.',
    fix: 'Compare the code with GET /v1/templates, store the template with PUT /v1/templates/{code}, or send `html` or `text` with the call.',
    guide: { title: 'Templates', path: '/developers/guides/templates#store-a-template' },
  },
  unknown_version: {
    status: 404,
    title: 'Unknown version',
    text: 'This template has no such version.',
    cause: 'The number is higher than that of the current version.',
    fix: 'Use a `version` that GET /v1/templates/{code}/versions lists.',
    guide: {
      title: 'Go back to an earlier version',
      path: '/developers/guides/templates#go-back-to-an-earlier-version',
    },
  },
  too_many_templates: {
    status: 409,
    title: 'Too many templates',
    text: `There are already ${maxTemplates.toLocaleString('en')} templates, so no more can be stored.`,
    cause: `A server holds up to ${maxTemplates.toLocaleString('en')} templates. Versions do not count.`,
    fix: 'Delete one that is no longer needed with DELETE /v1/templates/{code}, or use placeholders or the `html` of the call for what differs.',
    guide: { title: 'Templates', path: '/developers/guides/templates#limits' },
  },
  unknown_suppression: {
    status: 404,
    title: 'Unknown suppression',
    text: 'Email to this address is not stopped for that list.',
    cause:
      'No suppression of this address is in force for exactly this list: there never was one, it was lifted, or it ended by itself. A suppression of one list and a suppression of all lists (`*`) are separate.',
    fix: 'Compare `list` with what `GET /v1/suppressions` returns for the address.',
    guide: {
      title: 'One list or all of them',
      path: '/developers/guides/suppressions#one-list-or-all-of-them',
    },
  },
  recipients_choice: {
    status: 409,
    title: 'Recipient’s choice',
    text: 'The recipient may have stopped this email, so the suppression is lifted only at their request.',
    cause:
      'The recipient unsubscribed or complained, perhaps before something else stopped the email, too. The call does not say that they asked for it again.',
    fix: 'If the recipient asked you for the email again, send `recipient_asked: true`. Otherwise, leave it in place: they can resubscribe with the link in any email they got.',
    guide: {
      title: 'Lift a suppression',
      path: '/developers/guides/suppressions#lift-a-suppression',
    },
  },
  unknown_webhook: {
    status: 404,
    title: 'Unknown webhook',
    text: 'There is no webhook with this id.',
    cause:
      'The webhook was never created or has been deleted. Or the call was made with a test key, as `faults` then says: webhooks belong to live keys, and creating one with a test key stores nothing.',
    fix: 'Find the id with GET /v1/webhooks, with a live key. If you only have a test key, POST /v1/webhooks shows the signed request that would have gone out.',
    guide: { title: 'Webhooks', path: '/developers/guides/webhooks#create-a-webhook' },
  },
  too_many_webhooks: {
    status: 409,
    title: 'Too many webhooks',
    text: `There are already ${maxWebhooks} webhooks, the most that an account can have.`,
    cause: `An account can have ${maxWebhooks} webhooks, each with any number of event codes and types.`,
    fix: 'Delete one that is no longer needed. One webhook can have several types and event codes.',
    guide: { title: 'Webhooks', path: '/developers/guides/webhooks#create-a-webhook' },
  },
  unknown_mail: {
    status: 404,
    title: 'Unknown email',
    text: 'There is no email with this id.',
    cause:
      'The id is not a UUID, was never returned by POST /v1/transactionals, or is older than 90 days. Or it belongs to a test key and this key is live, or the other way around.',
    fix: 'Use `payload.data.id` from the response of POST /v1/transactionals, with a key of the same kind.',
    guide: { title: 'Testing', path: '/developers/guides/testing#use-a-test-key' },
  },
  unknown_contact: {
    status: 404,
    title: 'Unknown contact',
    text: 'There is no contact with this id or address.',
    cause:
      'The contact was never stored or has been deleted. Or it belongs to test keys and this key is live, or the other way around.',
    fix: 'Find the contact with GET /v1/contacts, with a key of the same kind: `faults` says which kind yours is.',
    guide: { title: 'Testing', path: '/developers/guides/testing#use-a-test-key' },
  },
} as const;
