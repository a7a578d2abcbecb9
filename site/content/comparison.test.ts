import { enterprisePlan } from '@grovemail/domain/pricing/enterprise-plan.ts';
import { flexPlan } from '@grovemail/domain/pricing/flex.ts';
import { growthPlan } from '@grovemail/domain/pricing/growth-plan.ts';
import { expect, test } from 'vitest';
import { comparison } from './comparison.ts';

const price = { name: 'Price', growth: '', flex: '', enterprise: '' };
const rows = comparison(price).flatMap((group) => group.rows);

test('B26 every benefit of a card has a place in the comparison', () => {
  const text = JSON.stringify([...rows, '5 seats', '3 seats', 'Unlimited seats']);
  for (const benefit of [
    ...growthPlan.base,
    ...Object.values(growthPlan.modules).flat(),
    ...flexPlan.benefits,
    ...enterprisePlan.benefits,
  ])
    expect(text).toContain(benefit);
});

test('each plan has more than its modules', () => {
  const also = rows.find(({ name }) => name === 'Also included');
  for (const plan of [also?.growth, also?.flex, also?.enterprise])
    expect(plan).toEqual({ features: expect.arrayContaining([expect.any(String)]) });
});
