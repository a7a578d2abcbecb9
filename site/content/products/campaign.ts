import type { Product } from './product.ts';

export const campaign: Product<'inbox' | 'resend' | 'personal' | 'opens'> = {
  slug: 'campaign',
  tint: 'coral',
  name: 'Broadcast Messaging',
  menu: { description: 'Campaigns with 99.9% inbox delivery', icon: 'megaphone' },
  home: {
    tagline: 'Broadcast Messaging',
    title: 'Land in the inbox, then win the second look',
    description:
      'Write one email that greets each person by name. Anyone who hasn’t opened it gets it again with a new subject line, in one click.',
    benefits: [
      'Resend to non-openers with one click',
      'Personal, down to each reader’s last order',
      'Reports that update as people read',
    ],
    cta: 'See campaigns',
    voice: {
      isSample: true,
      quote: '“The second send paid for the whole month.”',
      name: 'Sade Bello, Sabi\u00a0Foods',
      stamp: 'crate',
    },
  },
  title: 'Campaigns that people open, and open again',
  lead: 'Email your whole list as if you were writing to one person. Watch your email arrive, see who reads it, and give everyone who missed it a second chance.',
  description:
    'Email campaigns with 99.99% inbox placement, one-click resend to non-openers, personal content and reports in real time.',
  stamp: 'crate',
  closingStamp: 'kite',
  closing:
    'Sign up in under 2 minutes and write your first campaign. Your first 1,000 credits are free, one per email.',
  features: [
    {
      icon: 'mail',
      tagline: 'Inbox delivery',
      title: 'Type it once. Watch it land.',
      description:
        'Mail servers accept 99.9% of the emails you send. Of those, 99.99% reach the inbox. Write a subject line, send it, and see who reads it, hour by hour.',
      benefits: [
        '99.99% inbox placement',
        'Performance reports for every campaign',
        'A preferences link in every email',
      ],
      picture: 'inbox',
      layout: 'moment',
    },
    {
      icon: 'repeat',
      tagline: 'Resend',
      title: 'A second look, in one click',
      description:
        'Most people who didn’t open your email were just busy. Send it again, just to them, with a new subject line.',
      benefits: [
        '16% higher open rates',
        'Sent only to people who haven’t opened it',
        'Nothing to export or duplicate',
      ],
      picture: 'resend',
    },
    {
      icon: 'edit',
      tagline: 'Personalization',
      title: 'One email, a\u00a0thousand first names',
      description:
        'Anything you know about a contact can go into the message: a name, a town, the last thing they bought.',
      benefits: [
        'Write @firstname, and each reader sees their own name',
        'Segments by who people are and what they did',
        'Preview it as each reader will see it',
      ],
      picture: 'personal',
    },
    {
      icon: 'chart',
      tagline: 'Reports',
      title: 'Watch it as it happens',
      description:
        'Opens and clicks come in as people read. By the time your tea is ready, you know whether the subject line works.',
      benefits: [
        'Opens, clicks and bounces in real time',
        'The hours when your readers open email',
        'Performance reports that anyone can follow',
      ],
      picture: 'opens',
    },
  ],
  faq: [
    {
      question: 'How is a campaign different from an automation?',
      answer:
        'A campaign goes to many people at a time you choose. An automation goes to one person at a time, when that person does something.',
    },
    {
      question: 'What happens when I resend to non-openers?',
      answer:
        'Only the people who haven’t opened the first email get it again, under a new subject line. As always, one email is one credit.',
    },
    {
      question: 'Can readers choose what they get?',
      answer:
        'Yes. Every email links to a preferences page, where they can leave one list or all of them without signing in. It takes effect with the next email.',
    },
  ],
};
