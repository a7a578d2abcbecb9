import { thanks } from './thanks.ts';

export const calculator = {
  tagline: 'Convert. Engage. Retain',
  title: 'Spend More On The Customers That Pay You',
  lead: 'Tell us what you pay today and how many active customers you have. See what a year with us would cost, line by line.',
  /** In the form's place. The lead is still on its way, so nothing says that it was received. */
  letter: {
    ...thanks.savings,
    again: undefined,
    about: '30-minute demo',
    postmark: '30 min',
    title: thanks.savings.meanwhile.title,
    text: thanks.savings.meanwhile.text,
    meanwhile: { label: thanks.savings.meanwhile.label, href: thanks.savings.meanwhile.href },
  },
  again: thanks.savings.again.label,
  // Five each.
  benefits: {
    title: 'You also get',
    items: [
      '99.99% inbox placement for your campaigns',
      'One-click resend to everyone who didn’t open your email',
      'Segments by who your customers are and what they do',
      'Reports in real time',
      'Your first 1,000 credits free',
    ],
  },
  gains: {
    title: 'What you would still gain',
    items: [
      '16% higher open rates',
      'Words you can change without waiting for a developer',
      'Campaigns, journeys and receipts in one place',
      'What people do in your app, next to what you send them',
      'Segments by who your customers are and what they do',
    ],
  },
  closing: {
    title: 'Put your savings to the test',
    text: 'Bring your numbers to a 30-minute demo. We’ll go through them line by line and show you the product.',
  },
  method: {
    title: 'How we calculate it',
    lead: 'Every step, nothing hidden.',
    steps: [
      {
        title: 'A rate for each service',
        text: 'Per active customer per month: ₦12 for campaigns, ₦1.5 for automations, ₦12 for transactional emails, ₦2 for push notifications.',
      },
      {
        title: 'Multiply by 12 months',
        text: 'Active customers × rate × 12 for each service, added together.',
      },
      {
        title: 'Compare in dollars',
        text: 'We convert the total at 1,610 naira per US dollar and subtract it from what you pay today. The difference is your savings.',
      },
    ],
  },
};
