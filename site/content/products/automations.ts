import type { Product } from './product.ts';

export const automations: Product<'week' | 'palette' | 'trigger' | 'channels'> = {
  slug: 'automations',
  tint: 'violet',
  name: 'Marketing Automation',
  menu: { description: 'Journeys that start when your customer acts', icon: 'workflow' },
  home: {
    tagline: 'Marketing Automation',
    title: 'Journeys that wait, watch and respond',
    description:
      'Draw the path once. Email, SMS and push then follow each customer at their own pace, starting from what they just did.',
    benefits: [
      'A visual drip builder anyone can follow',
      'Starts from any event in your product',
      'One journey, every channel',
    ],
    cta: 'See automations',
  },
  title: 'Journeys that run themselves',
  lead: 'Draw the path once. From then on, it takes care of every customer.',
  description:
    'A visual drip builder for journeys that start from any event and continue by email, SMS and push.',
  stamp: 'boat',
  closingStamp: 'lantern',
  closing:
    'Sign up in under 2 minutes and draw your first journey. Your first 1,000 emails are free.',
  features: [
    {
      icon: 'clock',
      tagline: 'A week in motion',
      title: 'Press play on a week',
      description:
        'Each dot is a person who placed a first order. Move through the days, and see where everyone is.',
      benefits: [
        'Everyone at their own pace',
        'A count on every step',
        'Totals that always add up',
      ],
      picture: 'week',
      layout: 'moment',
    },
    {
      icon: 'workflow',
      tagline: 'Visual builder',
      title: 'Journeys you can read',
      description:
        'If you can sketch it on a napkin, you can build it here, and your team can follow it.',
      benefits: [
        'Drag a step in, draw a line, done',
        'Waits and branches where you need them',
        'Unlimited automation journeys',
      ],
      picture: 'palette',
    },
    {
      icon: 'bolt',
      tagline: 'Events',
      title: 'Starts when your customer does',
      description:
        'A first order, an abandoned cart, thirty quiet days: when your product reports it, the journey begins for that person.',
      benefits: [
        'Any event, with any details',
        'One call to the API from your product',
        'A separate journey for each person',
      ],
      picture: 'trigger',
      readOn: { href: '/developers/reference/automations', label: 'See the API call' },
    },
    {
      icon: 'message',
      tagline: 'Channels',
      title: 'Email first, then whichever channel gets read',
      description:
        'When an email goes unread, the same journey can follow up by SMS or with a push notification.',
      benefits: [
        'Email, SMS and web push in one journey',
        'Web push for people who opted in',
        '99.99% inbox placement for every email',
      ],
      picture: 'channels',
      layout: 'wide',
    },
  ],
  faq: [
    {
      question: 'Do I need a developer?',
      answer:
        'Not to build journeys. To start one from your product, a developer adds a single API call.',
    },
    {
      question: 'Can a customer be in several journeys at once?',
      answer:
        'Yes. Each journey follows its own events, and every contact shows which journeys they are in.',
    },
    {
      question: 'What if someone unsubscribes halfway?',
      answer: 'They get nothing more from that list, even if the journey had more planned.',
    },
  ],
};
