import { enterprisePlan } from '@grovemail/domain/pricing/enterprise-plan.ts';
import { flexPlan } from '@grovemail/domain/pricing/flex.ts';
import { growthPlan, mostContacts } from '@grovemail/domain/pricing/growth-plan.ts';
import { type ModuleCode, moduleLabels } from '@grovemail/domain/pricing/modules.ts';
import type { AlsoIncluded, ComparisonGroup, ComparisonRow } from '../sections/ComparisonTable.tsx';

/** The plans side by side, below their prices. A plan has what its card names. */
export function comparison(price: ComparisonRow): ComparisonGroup[] {
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
      rows: [module('automation'), module('transactional'), module('app_insights')],
    },
  ];
}

/** As the price of Enterprise is. */
const agreed = enterprisePlan.price;

function module(code: ModuleCode): ComparisonRow {
  return {
    name: moduleLabels[code],
    note: growthPlan.modules[code].join(' · '),
    growth: 'Add-on',
    flex: 'Add-on',
    enterprise: agreed,
  };
}

const features = [
  'API contact synchronization',
  'Unlimited audiences',
  'Attribute-based segmentation',
  'Drag & Drop editor',
  'Advanced performance reports',
  'Role-based access control',
  'In-app knowledge center',
  '90 days log retention',
  'Phone support',
  'Dedicated account manager',
  'Dedicated transaction email servers',
];

/** What a plan's own card names beyond the rows. */
export const alsoIncluded: AlsoIncluded[] = [
  { plan: 'Growth', features: featuresIn(growthPlan.base) },
  { plan: 'Flex', features: featuresIn(flexPlan.benefits) },
  { plan: 'Enterprise', features: featuresIn(enterprisePlan.benefits) },
];

function featuresIn(benefits: readonly string[]): string[] {
  return features.filter((feature) => benefits.includes(feature));
}
