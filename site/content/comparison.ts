import type { ComparisonGroup } from '../sections/ComparisonTable.tsx';

/** The three plans side by side; true means included. */
export const comparison: ComparisonGroup[] = [
  {
    title: 'What you pay for',
    rows: [
      { name: 'Seats', growth: '5', enterprise: 'Unlimited', flex: '3' },
      {
        name: 'Emails',
        growth: '10X Campaigns per month',
        enterprise: 'As agreed',
        flex: '1 credit per email\u00a0sent',
      },
    ],
  },
  {
    title: 'In every plan',
    rows: [
      { name: 'Drag & Drop editor', growth: true, enterprise: true, flex: true },
      { name: 'Attribute-based segmentation', growth: true, enterprise: true, flex: true },
      { name: 'Advanced performance reports', growth: true, enterprise: true, flex: true },
      { name: 'In-app knowledge center', growth: true, enterprise: true, flex: true },
      { name: 'Role-based access control', growth: true, enterprise: true, flex: true },
    ],
  },
  {
    title: 'Data and modules',
    rows: [
      { name: 'API contact synchronization', growth: true, enterprise: true, flex: false },
      {
        name: 'Unlimited automation journeys',
        growth: 'Add-on',
        enterprise: true,
        flex: 'Add-on',
      },
      {
        name: 'Unlimited transactional emails',
        growth: 'Add-on',
        enterprise: true,
        flex: 'Add-on',
      },
      {
        name: 'Event and page analytics',
        growth: 'Add-on',
        enterprise: true,
        flex: 'Add-on',
      },
      {
        name: 'Log retention',
        growth: 'Up to 90 days',
        enterprise: '90 days',
        flex: 'Up to 90 days',
      },
    ],
  },
  {
    title: 'Support',
    rows: [
      { name: 'Dedicated account manager', growth: false, enterprise: true, flex: false },
      { name: 'Phone support', growth: false, enterprise: true, flex: false },
    ],
  },
];
