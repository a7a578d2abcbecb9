import { z } from 'zod';
import { resourceEnvelope, success } from '../envelope.ts';
import { defineOperation, ok } from '../operation.ts';

/** GET /guests/form-token: fetched by a form's script when the form is first touched. */
export const formToken = defineOperation({
  id: 'formToken',
  method: 'GET',
  path: '/guests/form-token',
  summary: 'Get a token for a form',
  description:
    'A form that sends this token in the Form-Token header shows how long it was open, which helps tell people from bots. It is valid for a few submissions within 24 hours. It is optional: a submission without one is treated like any other. Never cache the response.',
  response: ok(
    'A new token.',
    resourceEnvelope(z.object({ token: z.string().describe('Opaque. Send it unchanged.') })),
  ),
  examples: {
    response: success({
      data: {
        token: 'mi9k3w1c.Zk3m0TqvYb2Xr8sJ5nLw7A.9wq4hYx2Vb0Tz6mR1cKfJ8sPdUe3LoNi5GaQy7XvBtM',
      },
    }),
  },
  errors: ['internal'],
});
