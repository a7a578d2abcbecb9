import type { Product } from './product.ts';

export const automations: Product<'palette' | 'trigger' | 'channels'> = {
  slug: 'automations',
  tint: 'violet',
  name: 'Marketing Automation',
  menu: { description: 'Journeys that start when your customer acts', icon: 'workflow' },
  home: {
    tagline: 'Marketing Automation',
    title: 'Journeys that wait, watch and answer',
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
  lead: 'Draw the path once. Every customer is looked after from then on.',
  description:
    'A visual drip builder for journeys that start from any event and continue by email, SMS and push.',
  stamp: 'boat',
  closingStamp: 'lantern',
  closing:
    'Sign up in under 2 minutes and draw your first journey. The 1,000 emails it sends first are free.',
  features: [
    {
      icon: 'workflow',
      tagline: 'Visual builder',
      title: 'Journeys you can read',
      description:
        'If you can explain it on a napkin, you can build it here, and your colleagues can follow it.',
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
        'A first order, a basket left behind, thirty quiet days: your product says what happened, and the journey begins for that person.',
      benefits: [
        'Any event, with any details',
        'One call to the API from your product',
        'Everyone at their own pace',
      ],
      picture: 'trigger',
      readOn: { href: '/developers/reference/automations', label: 'See the API call' },
    },
    {
      icon: 'message',
      tagline: 'Channels',
      title: 'Email first, then whatever gets read',
      description:
        'When an email goes unread, the same journey can follow up by SMS or with a push notification.',
      benefits: [
        'Email, SMS and web push in one journey',
        'Web push for people who allowed it',
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
        'Not for the journeys. To start one from your product, a developer adds one API call, once.',
    },
    {
      question: 'Can a customer be in several journeys at once?',
      answer:
        'Yes. Each journey follows its own events, and every contact shows which ones they are in.',
    },
    {
      question: 'What if someone unsubscribes halfway?',
      answer:
        'They get nothing more on that list, starting with the next message, whatever the journey had planned.',
    },
  ],
};
