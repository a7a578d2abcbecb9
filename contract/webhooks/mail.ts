import { brand } from '@grovemail/config/brand.ts';
import { transactional, transactionalExample } from '../operations/v1-transactionals.ts';
import { typedWebhook } from './webhook.ts';

const tag = 'Transactional emails';
const at = '2026-11-21T09:00:01.000Z';
const accepted = { at, outcome: 'sent', reply: '250 2.0.0 Ok: queued' } as const;
const liveOnly = 'Not sent for emails sent with a test key.';

/** Posted when the mail server has accepted a mail. */
export const mailSent = typedWebhook({
  type: 'mail.sent',
  tag,
  summary: 'Email sent',
  description: `The mail server accepted the email. ${liveOnly}`,
  data: transactional,
  example: {
    timestamp: at,
    data: { ...transactionalExample, status: 'sent', attempts: [accepted] },
  },
});

/** Posted when an email is given up. */
export const mailFailed = typedWebhook({
  type: 'mail.failed',
  tag,
  summary: 'Email failed',
  description: `The mail server rejected the email permanently, or every attempt failed. The last entry of \`attempts\` says why. ${liveOnly}`,
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
          reply: 'The mail server did not accept it: 550 5.1.1 No such mailbox',
        },
      ],
    },
  },
});

/** Posted when an email is not sent because of a suppression. */
export const mailSuppressed = typedWebhook({
  type: 'mail.suppressed',
  tag,
  summary: 'Email suppressed',
  description: `The email was not sent, because its recipient has unsubscribed or is blocked: when the call was accepted, or by the time its turn came. ${liveOnly}`,
  data: transactional,
  example: {
    timestamp: at,
    data: { ...transactionalExample, status: 'suppressed' },
  },
});

/** Posted when a mail has bounced. */
export const mailBounced = typedWebhook({
  type: 'mail.bounced',
  tag,
  summary: 'Email bounced',
  description:
    'The mail server accepted the email, and a later report says that it could not be delivered.',
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
  summary: 'Recipient complained',
  description: 'A report says that the recipient marked the email as spam.',
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
