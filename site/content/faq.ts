import type { FaqItem } from '../sections/Faq.tsx';

export const homeFaq: FaqItem[] = [
  {
    question: 'Do I need a developer to start?',
    answer:
      'Only if you want to send events through the API. Everything else happens in the editor.',
  },
  {
    question: 'What can I send with the free credits?',
    answer:
      'A first campaign to 1,000 people. Then choose a plan or [pay as you go](/pricing?plan=flex).',
  },
  {
    question: 'What happens when someone wants fewer emails?',
    answer:
      'Every email links to a preferences page, where they can leave one list or all of them without signing in.',
  },
];
