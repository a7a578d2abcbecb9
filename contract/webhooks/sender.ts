import { z } from 'zod';
import { typedWebhook } from './webhook.ts';

/** Posted when other mail servers reject email because of who sends it. */
export const senderRefused = typedWebhook({
  type: 'sender.refused',
  tag: 'Transactional emails',
  summary: 'Sender rejected',
  description:
    'At least five recipients rejected email within an hour because of its sender: its IP address, its authentication (SPF, DKIM, DMARC), its reputation or a policy. No recipient is suppressed and nothing is paused. Sent at most once an hour.',
  data: z
    .object({
      recipients: z.int().describe('How many recipients, within the last hour.'),
      since: z.iso.datetime().describe('When the first of them rejected email. ISO 8601, UTC.'),
      reason: z
        .string()
        .describe('The enhanced status code or the words that most of them gave, such as 5.7.26.'),
      reply: z.string().describe('What the last server said, without email addresses.'),
    })
    .meta({ id: 'SenderRefusal', description: 'Why email is rejected.' }),
  example: {
    timestamp: '2026-11-21T09:00:00.000Z',
    data: {
      recipients: 5,
      since: '2026-11-21T08:45:00.000Z',
      reason: '5.7.26',
      reply: 'smtp; 550-5.7.26 This mail has been blocked because the sender is unauthenticated.',
    },
  },
});
