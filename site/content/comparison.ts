import { flexPlan } from '@grovemail/domain/pricing/flex.ts';
import { growthPlan, mostContacts } from '@grovemail/domain/pricing/growth-plan.ts';
import { moduleLabels } from '@grovemail/domain/pricing/modules.ts';
import type { ComparisonGroup, ComparisonRow } from '../sections/ComparisonTable.tsx';

/** The plans side by side, below their prices. A plan has what its card names; null means "Ask us". */
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
          enterprise: null,
        },
        {
          name: 'Emails',
          growth: {
            text: '10X Campaigns per month',
            note: growthPlan.glosses['10X Campaigns per month'],
          },
          flex: flexPlan.credit,
          enterprise: null,
        },
        { name: 'Seats', growth: '5', flex: '3', enterprise: 'Unlimited' },
      ],
    },
    {
      title: 'Modules',
      rows: [
        { name: moduleLabels.automation, growth: 'Add-on', flex: 'Add-on', enterprise: null },
        { name: moduleLabels.transactional, growth: 'Add-on', flex: 'Add-on', enterprise: null },
        { name: moduleLabels.app_insights, growth: 'Add-on', flex: 'Add-on', enterprise: null },
      ],
    },
    {
      title: 'Editor and data',
      rows: [
        { name: 'Drag & Drop editor', growth: null, flex: true, enterprise: null },
        { name: 'Unlimited audiences', growth: null, flex: true, enterprise: null },
        { name: 'Attribute-based segmentation', growth: null, flex: true, enterprise: null },
        { name: 'Advanced performance reports', growth: null, flex: true, enterprise: null },
        { name: 'API contact synchronization', growth: true, flex: null, enterprise: null },
      ],
    },
    {
      title: 'Team and support',
      rows: [
        { name: 'Role-based access control', growth: null, flex: true, enterprise: null },
        { name: 'In-app knowledge center', growth: null, flex: true, enterprise: null },
        { name: 'Dedicated account manager', growth: null, flex: null, enterprise: true },
        {
          name: 'Dedicated transaction email servers',
          growth: null,
          flex: null,
          enterprise: true,
        },
        { name: 'Log retention', growth: null, flex: null, enterprise: '90 days' },
        { name: 'Phone support', growth: null, flex: null, enterprise: true },
      ],
    },
  ];
}
