import type { IconName } from '../components/Icon.tsx';

export interface ProductEntry {
  title: string;
  description: string;
  href: string;
  icon: IconName;
}

export const products: ProductEntry[] = [
  {
    title: 'Broadcast Messaging',
    description: 'Campaigns with 99.9% inbox delivery',
    href: '/products/campaign',
    icon: 'megaphone',
  },
  {
    title: 'Marketing Automation',
    description: 'Journeys that start when your customer acts',
    href: '/products/automations',
    icon: 'workflow',
  },
  {
    title: 'Transactional Emails',
    description: 'Unlimited receipts and resets, on time',
    href: '/products/transactionals',
    icon: 'mail',
  },
  {
    title: 'App Analytics',
    description: 'What people do in your product, drawn',
    href: '/products/analytics',
    icon: 'chart',
  },
];

export const startupPromo = {
  title: 'Startup Discount Program.',
  text: 'Access up to 70% discount on enterprise-grade growth tools for your startup.',
  cta: 'Learn More',
  href: '/startup',
};

/** Two addresses are kept as the specification prints them: the singular and the trailing slash. */
export const footerProducts = [
  { label: 'Broadcast Messaging', href: '/products/campaign/' },
  { label: 'Marketing Automation', href: '/products/automation' },
  { label: 'Transactional Emails', href: '/products/transactionals' },
  { label: 'App Analytics', href: '/products/analytics' },
];
