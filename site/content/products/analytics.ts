import type { Product } from './product.ts';

export const analytics: Product<'report' | 'funnel' | 'visits'> = {
  slug: 'analytics',
  tint: 'leaf',
  name: 'App Analytics',
  menu: { description: 'See what people do in your product', icon: 'chart' },
  home: {
    tagline: 'App Analytics',
    title: 'See what people do, then email the right ones',
    description:
      'Follow events in your app and visits to your website, compare them, and turn what you find into a segment.',
    benefits: [
      'Usage charts in real time',
      'Compare events and build your own reports',
      'Segments that stay up to date',
    ],
    cta: 'See analytics',
  },
  title: 'See what people do, then act on it',
  lead: 'One chart shows where people stop before they buy. Email them in one click.',
  description:
    'Usage charts in real time, events compared side by side, custom reports and website analytics, next to your campaigns.',
  stamp: 'crane',
  closingStamp: 'mango',
  closing:
    'Sign up in under 2 minutes and see your first event arrive, with the customer behind it.',
  features: [
    {
      icon: 'chart',
      tagline: 'Reports',
      title: 'Build it like a sentence',
      description:
        'Choose what you want to know and how to break it down. The answer comes in words, with the numbers behind it.',
      benefits: [
        'Usage charts in real time',
        'By day, by city, by email',
        'Split by any contact detail',
      ],
      picture: 'report',
      layout: 'moment',
    },
    {
      icon: 'columns',
      tagline: 'Comparison',
      title: 'Two events, side by side',
      description:
        'Compare what people start and what they finish. The gap between the lines is a list of people you can email.',
      benefits: [
        'Compare any two events',
        'Email everyone who stopped',
        '99.99% inbox placement for every email',
      ],
      picture: 'funnel',
    },
    {
      icon: 'monitor',
      tagline: 'Website',
      title: 'From the page visit to the purchase',
      description: 'See website visits next to app events, all the way to the order.',
      benefits: [
        'Website analytics included',
        'Reports you build yourself',
        'The contacts behind every number',
      ],
      picture: 'visits',
    },
  ],
  faq: [
    {
      question: 'How do I send events?',
      answer:
        'Your product sends them through the API: an event code, the contact’s email address, and any other details worth knowing.',
    },
    {
      question: 'Does it work for a website too?',
      answer:
        'Yes. Page visits are counted along with your app’s events, so you see both in one report.',
    },
    {
      question: 'Can I email the people in a report?',
      answer: 'Yes. Save them as a segment, then use it in a campaign or to start a journey.',
    },
  ],
};
