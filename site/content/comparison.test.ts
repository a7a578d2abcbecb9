import { enterprisePlan } from '@grovemail/domain/pricing/enterprise-plan.ts';
import { flexPlan } from '@grovemail/domain/pricing/flex.ts';
import { growthPlan } from '@grovemail/domain/pricing/growth-plan.ts';
import { expect, test } from 'vitest';
import { alsoIncluded, comparison } from './comparison.ts';

const price = { name: 'Price', growth: '', flex: '', enterprise: '' };
const rows = comparison(price).flatMap((group) => group.rows);

test('B26 every benefit of a card has a place in the comparison', () => {
  const text = JSON.stringify([...rows, ...alsoIncluded, '5 seats', '3 seats', 'Unlimited seats']);
  for (const benefit of [
    ...growthPlan.base,
    ...Object.values(growthPlan.modules).flat(),
    ...flexPlan.benefits,
    ...enterprisePlan.benefits,
  ])
    expect(text).toContain(benefit);
});

test('each plan has more than its modules', () => {
  for (const { features } of alsoIncluded) expect(features).not.toHaveLength(0);
});
