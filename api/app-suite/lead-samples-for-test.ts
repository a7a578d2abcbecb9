import { demos } from '@grovemail/contract/operations/leads.ts';

/** The demo request that the contract shows. */
export const demo = demos.examples.body;

export const startup = {
  type: 'startup',
  metadata: {
    type: 'startup',
    firstname: 'Ada',
    lastname: 'Obi',
    email: 'ada@shop.example',
    company_name: 'Shop Ltd',
    phone_number: '+234 800 000 0000',
    subscribers: '10:50K',
    budget: '1K:5K',
  },
};
