import type { Tool } from '../sections/StartupTools.tsx';

export const startup = {
  eyebrow: 'Startup Discount Program',
  title: 'Start accelerating your growth today',
  lead: 'Get up to 70% off enterprise-grade growth tools for your startup.',
  sent: 'A person will read your\u00a0application',
  formTitle: 'Tell us about your startup',
  steps: {
    title: 'How it works',
    items: [
      'You tell us who you are and how many people use your app',
      'A person reads your application and replies by email',
      'If you qualify, you start with up to 70% off',
    ],
  },
  tools: {
    title: 'The tools you get',
    apply: 'Apply for the discount',
    items: [
      {
        name: 'Broadcast Messaging',
        stamp: 'crate',
        href: '/products/campaign',
        text: 'Campaigns that land in the inbox, with one-click resend to non-openers.',
      },
      {
        name: 'Marketing Automation',
        stamp: 'boat',
        href: '/products/automations',
        text: 'A visual drip builder for journeys that begin with any event.',
      },
      {
        name: 'Transactional Emails',
        stamp: 'parcel',
        href: '/products/transactionals',
        text: 'Unlimited sending, templates that anyone can edit, and logs for up to 90 days.',
      },
      {
        name: 'App Analytics',
        stamp: 'crane',
        href: '/products/analytics',
        text: 'Usage charts in real time, event comparison and your own reports.',
      },
      {
        name: 'Contacts and segments',
        stamp: 'baobab',
        href: '/developers/reference/contacts',
        text: 'Everyone in one place, grouped by who they are and what they do.',
      },
      {
        name: 'SMS and web push',
        stamp: 'kettle',
        href: '/developers/guides/webpush',
        text: 'For customers who don’t read their email.',
      },
    ] satisfies Tool[],
  },
  eligibility: {
    title: 'Who can apply',
    discount: '70%',
    items: [
      '10K-100K users',
      'Under 5 years old',
      'Bootstrapped or raised under $500,000',
      'User-based application',
    ],
  },
  /** Offered under "Tools you use today"; kinds of tools, so that nobody's product is named. */
  toolsInUse: [
    'Spreadsheets',
    'Newsletter tool',
    'In-house scripts',
    'CRM',
    'SMS gateway',
    'Push service',
    'Product analytics',
    'Web analytics',
    'Help desk',
  ],
  partners: 'Trusted by teams that keep their customers',
};
