import { brand } from '@grovemail/config/brand.ts';
import { transactional, transactionalExample } from '../operations/v1-transactionals.ts';
import { typedWebhook } from './typed-webhook.ts';

const tag = 'Transactional emails';
const at = '2026-11-21T09:00:01.000Z';
const accepted = { at, outcome: 'sent', reply: '250 2.0.0 Ok: queued' } as const;
const liveOnly = 'Mails of test keys are never sent, so nothing is posted about them.';

/** Posted when the mail server has accepted a mail. */
export const mailSent = typedWebhook({
  type: 'mail.sent',
  tag,
  summary: 'A mail was sent',
  description: `The mail server took the mail. ${liveOnly}`,
  data: transactional,
  example: {
    timestamp: at,
    data: { ...transactionalExample, status: 'sent', attempts: [accepted] },
  },
});

/** Posted when a mail is given up. */
export const mailFailed = typedWebhook({
  type: 'mail.failed',
  tag,
  summary: 'A mail could not be sent',
  description: `The mail was given up: the mail server refused it for good, or every attempt failed. The last entry of \`attempts\` says why. ${liveOnly}`,
  data: transactional,
  example: {
    timestamp: at,
    data: {
      ...transactionalExample,
      status: 'failed',
      attempts: [
        {
          at,
          outcome: 'failed',
          reply: 'The mail server did not take it: 550 5.1.1 No such mailbox',
        },
      ],
    },
  },
});

const sandboxOnly =
  'At present this is sent for recipients of the sandbox only, so that you can build against it.';

/** Posted when a mail has bounced. */
export const mailBounced = typedWebhook({
  type: 'mail.bounced',
  tag,
  summary: 'A mail bounced',
  description: `The mail server took the mail, but it could not be delivered. ${sandboxOnly}`,
  data: transactional,
  example: {
    timestamp: at,
    data: {
      ...transactionalExample,
      recipient_email: `bounced@${brand.sandboxDomain}`,
      status: 'bounced',
      attempts: [accepted, { at, outcome: 'bounced', reply: '550 5.1.1 No such mailbox' }],
    },
  },
});

/** Posted when a recipient marked a mail as spam. */
export const mailComplained = typedWebhook({
  type: 'mail.complained',
  tag,
  summary: 'A recipient complained',
  description: `The recipient marked the mail as spam. ${sandboxOnly}`,
  data: transactional,
  example: {
    timestamp: at,
    data: {
      ...transactionalExample,
      recipient_email: `complained@${brand.sandboxDomain}`,
      status: 'complained',
      attempts: [accepted, { at, outcome: 'complained', reply: 'Marked as spam.' }],
    },
  },
});
