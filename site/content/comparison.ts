import { enterprisePlan } from '@grovemail/domain/pricing/enterprise-plan.ts';
import { flexPlan } from '@grovemail/domain/pricing/flex.ts';
import { growthPlan, mostContacts } from '@grovemail/domain/pricing/growth-plan.ts';
import { moduleLabels } from '@grovemail/domain/pricing/modules.ts';
import type { ComparisonGroup, ComparisonRow } from '../sections/ComparisonTable.tsx';

/** The plans side by side, below their prices. A plan has what its card names. */
export function comparison(price: ComparisonRow): ComparisonGroup[] {
  const compared: readonly string[] = [
    '5 seats',
    '3 seats',
    'Unlimited seats',
    '10X Campaigns per month',
    'Unlimited subscribers',
  ];
  const rest = (benefits: readonly string[]) => ({
    list: benefits.filter((benefit) => !compared.includes(benefit)),
  });
  const addOn = (name: string) => ({ name, growth: 'Add-on', flex: 'Add-on', enterprise: agreed });
  return [
    {
      title: 'What you pay for',
      rows: [
        price,
        {
          name: 'List size',
          growth: `Up to ${mostContacts} users`,
          flex: 'Unlimited subscribers',
          enterprise: agreed,
        },
        {
          name: 'Emails',
          growth: {
            text: '10X Campaigns per month',
            note: growthPlan.glosses['10X Campaigns per month'],
          },
          flex: flexPlan.credit,
          enterprise: agreed,
        },
        { name: 'Seats', growth: '5', flex: '3', enterprise: 'Unlimited' },
      ],
    },
    {
      title: 'Modules',
      rows: [
        addOn(moduleLabels.automation),
        addOn(moduleLabels.transactional),
        addOn(moduleLabels.app_insights),
      ],
    },
    {
      title: 'Features',
      rows: [
        {
          name: 'Included in the plan',
          growth: {
            ...rest(growthPlan.base),
            addOns: Object.values(growthPlan.modules).flat(),
          },
          flex: rest(flexPlan.benefits),
          enterprise: rest(enterprisePlan.benefits),
        },
      ],
    },
  ];
}

/** As the price of Enterprise is. */
const agreed = 'As agreed';
