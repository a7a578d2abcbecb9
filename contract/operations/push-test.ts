import { z } from 'zod';
import { resourceEnvelope, success } from '../envelope.ts';
import { bodyErrors, defineOperation, ok } from '../operation.ts';
import { pushContact } from './push.ts';
import { pushTestInput } from './push-input.ts';

/** POST /guests/push-test: called by the web push guide. */
export const pushTest = defineOperation({
  id: 'pushTest',
  method: 'POST',
  path: '/guests/push-test',
  summary: 'Send a test notification to this browser',
  description:
    'Queues a test notification for a stored subscription. The call must include the endpoint and both of its keys, which only the subscribed browser has, so nobody can notify anyone else. Each call sends another notification.',
  body: pushTestInput,
  bodyTypes: ['application/json'],
  response: ok(
    'The notification is queued.',
    resourceEnvelope(z.object({ id: z.uuid().describe('The `tracking_id` in the notification.') })),
  ),
  examples: {
    body: { gm_web_push: pushContact.examples.body.gm_web_push },
    response: success({ data: { id: '019a9f3e-7c00-7a10-8f3b-2d6f0c9b1e56' } }),
  },
  errors: ['unknown_subscription', ...bodyErrors],
});
