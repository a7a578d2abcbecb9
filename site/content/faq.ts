import type { FaqItem } from '../sections/Faq.tsx';

export const homeFaq: FaqItem[] = [
  {
    question: 'Do I need a developer to start?',
    answer:
      'No. Campaigns and journeys are made in the editor. You need one only later, when your product should send events through the API.',
  },
  {
    question: 'What can I send with the free credits?',
    answer:
      'Your first campaign. One credit is one email, and the first 1,000 are free. After that you choose a plan or [pay as you go](/pricing?plan=flex).',
  },
  {
    question: 'What happens when someone wants fewer emails?',
    answer:
      'Every email carries a link to their preferences: this list or all lists, without a login, from the next email on.',
  },
];
