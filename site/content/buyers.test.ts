import { expect, it } from 'vitest';
import { buyersFaq } from './buyers.ts';

it('asks nothing that the operator has not answered', () => {
  expect(buyersFaq({})).toEqual([]);
  expect(buyersFaq({ taxes: '', paymentMethods: [], integrations: [], phone: '+1 1' })).toEqual([]);
});

it('answers in sentences', () => {
  const facts = {
    paymentMethods: ['Cards', 'bank transfer', 'M-Pesa'],
    taxes: 'VAT comes on top.',
    integrations: ['Shopify'],
  };
  expect(buyersFaq(facts).map(({ answer }) => answer)).toEqual([
    'Cards, bank transfer, and M-Pesa.',
    'VAT comes on top.',
    'Shopify.',
  ]);
});
