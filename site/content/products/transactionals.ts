import type { Product } from './product.ts';

export const transactionals: Product<'editor' | 'request' | 'log'> = {
  slug: 'transactionals',
  tint: 'sky',
  name: 'Transactional Emails',
  menu: { description: 'Receipts and password resets that arrive on time', icon: 'mail' },
  home: {
    tagline: 'Transactional Emails',
    title: 'Receipts and password resets your whole team can edit',
    description:
      'Developers connect a template once. After that, anyone can edit the copy and see what happened to every message.',
    benefits: [
      'Edit without developers',
      'Unlimited transactional emails',
      'Logs for up to 90 days',
    ],
    cta: 'See transactional emails',
  },
  title: 'The emails that people are waiting for',
  lead: 'Receipts, sign-in codes and delivery updates, sent instantly, written by the people who know the customer, and never counted against your plan.',
  description:
    'Unlimited transactional emails that anyone can edit, with delivery logs for up to 90 days and quick integration.',
  stamp: 'parcel',
  closingStamp: 'drum',
  closing:
    'Sign up in under 2 minutes and send your first receipt from your own code, with one request.',
  features: [
    {
      icon: 'list',
      tagline: 'Logs',
      title: 'Know what happened to every email',
      description:
        '“I never got it” now has an answer: when the email left, when it arrived, and what the recipient’s mail server said.',
      benefits: [
        'Delivery logs for up to 90 days',
        'Find any message by its recipient',
        'When each was sent, delivered or failed',
      ],
      picture: 'log',
      layout: 'moment',
      readOn: { href: '/developers/guides/webhooks', label: 'Get these events as webhooks' },
    },
    {
      icon: 'edit',
      tagline: 'Templates',
      title: 'Edit the copy without a deploy',
      description:
        'Developers connect a template once. After that, its wording and design belong to the people responsible for them.',
      benefits: [
        'Change the content without developers',
        'Preview it with real values',
        '99.99% inbox placement, receipts included',
      ],
      picture: 'editor',
      layout: 'rtl',
    },
    {
      icon: 'link',
      tagline: 'Integration',
      title: 'One request from your code',
      description:
        'Name the template, the recipient and the values. There is nothing to install: set your key and run our samples.',
      benefits: [
        'HTTP, Node.js, Python and PHP',
        'Unlimited transactional emails',
        'PDF attachments up to 1 MB each',
      ],
      picture: 'request',
      layout: 'wide',
      readOn: { href: '/developers', label: 'Read the docs' },
    },
  ],
  faq: [
    {
      question: 'Is it really unlimited?',
      answer:
        'Yes. With the Transactional Emails module turned on, there is no limit on transactional emails.',
    },
    {
      question: 'Can I send my own HTML?',
      answer:
        'Yes. Send html with the request to replace the designed template. Placeholders such as @firstname still work.',
    },
    {
      question: 'How long are the logs kept?',
      answer: 'Up to 90 days, depending on your plan. On Enterprise, always 90.',
    },
  ],
};
