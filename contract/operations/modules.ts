import { catalogSchema } from '@grovemail/domain/pricing/catalog.ts';
import { listEnvelope, success } from '../envelope.ts';
import { defineOperation, ok } from '../operation.ts';

export const modules = defineOperation({
  id: 'modules',
  base: 'modules',
  method: 'GET',
  path: '/modules',
  summary: 'List the plan modules and their prices',
  description:
    'Lists every module with its price tiers, sorted by the number of contacts they cover. Amounts are per month, in the main unit of the currency; discounts are percentages. You can cache the response for five minutes.',
  response: ok('The modules.', listEnvelope(catalogSchema)),
  examples: {
    response: success({
      data: [
        {
          code: 'campaign',
          pricing: [
            {
              _id: 'campaign-500',
              contact_bracket: { min: 1, max: 500 },
              max: 500,
              prices: [
                { currency: 'NGN', amount: 4500 },
                { currency: 'USD', amount: 3.75 },
              ],
              discounts: { year: { value: 10 } },
            },
          ],
        },
      ],
      meta: { size: 1 },
    }),
  },
  errors: ['internal'],
});
