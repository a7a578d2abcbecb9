import { z } from 'zod';
import { resourceEnvelope } from '../envelope.ts';
import { bodyErrors, defineOperation } from '../operation.ts';
import { pushContact } from './push.ts';
import { pushTestInput } from './push-input.ts';

/** POST /guests/push-test: called by the web push guide. */
export const pushTest = defineOperation({
  id: 'pushTest',
  summary: 'Send a test notification to this browser',
  description:
    'Puts one test notification in line for a stored subscription. The call must show the endpoint together with both of its keys, which only the subscribed browser has, so nobody can notify anybody else. Each call sends one more.',
  body: pushTestInput,
  isSubmission: true,
  bodyTypes: ['application/json'],
  answer: {
    status: 200,
    description: 'The notification is in line.',
    schema: resourceEnvelope(
      z.object({ id: z.uuid().describe('The `tracking_id` that the notification carries.') }),
    ),
  },
  examples: {
    body: { gm_web_push: pushContact.examples.body.gm_web_push },
    answer: { error: null, payload: { data: { id: '019a9f3e-7c00-7a10-8f3b-2d6f0c9b1e56' } } },
  },
  errors: ['unknown_subscription', ...bodyErrors],
});
