import { z } from 'zod';
import { resourceEnvelope, success } from '../envelope.ts';
import { bodyErrors, defineOperation } from '../operation.ts';
import { leadInput } from './lead-input.ts';

const response = {
  status: 200,
  description: 'The lead is stored.',
  schema: resourceEnvelope(z.object({ id: z.uuid().describe('Identifies the lead.') })),
};

const stored = success({ data: { id: '019a9f3e-7c00-7a10-8f3b-2d6f0c9b1e55' } });

const person = { firstname: 'Ada', lastname: 'Obi', email: 'ada@shop.example' };
const company = { ...person, company_name: 'Shop Ltd', phone_number: '+234 800 000 0000' };

export const demos = defineOperation({
  id: 'demos',
  base: 'users',
  method: 'POST',
  path: '/demos',
  summary: 'Request a demo',
  description: 'Stores a demo request. Takes the same body as POST /leads.',
  body: leadInput,
  isRepeatable: true,
  response,
  examples: {
    body: { type: 'demo', metadata: { type: 'demo', ...company, subscribers: '100K:250K' } },
    response: stored,
  },
  errors: bodyErrors,
});

export const leads = defineOperation({
  id: 'leads',
  base: 'sales',
  method: 'POST',
  path: '/leads',
  summary: 'Store a lead',
  description:
    'Stores a startup application, a savings calculation or a demo request, depending on `type`. Besides the fields, `attribution` can say where the lead came from: `utm` is the query string of the last landing, `first_touch` has the campaign parameters of the first. The server calculates the savings.',
  body: leadInput,
  isRepeatable: true,
  response,
  examples: {
    body: {
      type: 'savings',
      metadata: {
        type: 'savings',
        ...person,
        contact_count: 20000,
        active_count: 8000,
        current_cost: 4200,
        services: { campaign: true, automation: false, transactional: true, push: false },
      },
      attribution: { utm: 'utm_source=newsletter&utm_campaign=spring' },
    },
    response: stored,
  },
  errors: bodyErrors,
});
