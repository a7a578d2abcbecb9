import type { FeatureItem } from '../sections/FeatureBlock.tsx';

export const hero = {
  eyebrow: 'Customer engagement, made simple',
  title: 'Generate More Revenue From Your Existing Customers.',
  tagline:
    'Turn one-time buyers into loyal customers and generate more revenue with a powerful, easy-to-use customer engagement platform.',
  facts: [
    { figure: '99.9%', text: 'inbox delivery' },
    { figure: '16%', text: 'higher open rates' },
    { figure: '1,000', text: 'free credits to begin' },
  ],
};

export const features: FeatureItem[] = [
  {
    tint: 'coral',
    tagline: 'Broadcast campaigns',
    title: 'Land in the inbox, then win the second look',
    description:
      'Write once and speak to each person by name. Whoever has not opened it gets it again, with a new subject line, in one click.',
    benefits: [
      'Resend to non-openers with one click',
      'Personal down to the last order',
      'Reports that update as people read',
    ],
    href: '/products/campaign',
    cta: 'See campaigns',
  },
  {
    tint: 'violet',
    tagline: 'Marketing automation',
    title: 'Journeys that wait, watch and answer',
    description:
      'Draw the path once. Email, SMS and push then follow each customer at their own pace, starting from what they just did.',
    benefits: [
      'A visual drip builder anyone can read',
      'Starts from any event in your product',
      'One journey, every channel',
    ],
    href: '/products/automations',
    cta: 'See automations',
    direction: 'rtl',
  },
  {
    tint: 'sky',
    tagline: 'Transactional emails',
    title: 'Receipts and resets your whole team can edit',
    description:
      'Developers connect it once. After that, anyone can change the words, and see what became of every message.',
    benefits: [
      'Edit the content without a developer',
      'Unlimited transactional emails',
      'Delivery logs for up to 90 days',
    ],
    href: '/products/transactionals',
    cta: 'See transactional emails',
  },
  {
    tint: 'leaf',
    tagline: 'App analytics',
    title: 'See what people do, then write to the right ones',
    description:
      'Follow events in your app and visits to your website, compare them side by side, and turn what you find into a segment.',
    benefits: [
      'Usage drawn as it happens',
      'Compare events and build your own reports',
      'Segments that keep themselves up to date',
    ],
    href: '/products/analytics',
    cta: 'See analytics',
    direction: 'rtl',
  },
];

export const guide = {
  title: 'Sending by this afternoon',
  lead: 'Three steps, and the first campaign is on us.',
  steps: [
    {
      title: 'Create your free account',
      text: 'It takes under 2 minutes.',
    },
    {
      title: 'Add your contacts',
      text: 'Bring your list, or let your app send them through the API.',
    },
    {
      title: 'Send your first campaign',
      text: 'Your first 1,000 credits are free. One credit is one email.',
    },
  ],
};

export const closing = {
  title: 'See it with your own customers in mind',
  text: 'Thirty minutes with a person who knows the product. Bring your questions.',
};
