import type { FaqItem } from '../sections/Faq.tsx';

export const billingFaq: FaqItem[] = [
  {
    question: 'What counts as a contact?',
    answer: 'Everyone whose email address you keep with us, counted once across all lists.',
  },
  {
    question: 'Can I change my plan later?',
    answer: 'Yes, modules and list size alike.',
  },
  {
    question: 'How does paying for a year work?',
    answer: 'You pay for twelve months at once, less any discount.',
  },
  {
    question: 'Do unused credits expire?',
    answer: 'No. Credits roll over from month to month, but have no cash value.',
  },
  {
    question: 'Can I get my money back?',
    answer: 'No, unless the law says otherwise; what you paid for stays yours to use.',
  },
  {
    question: 'What if an invoice looks wrong?',
    answer: 'Tell us within 30 days, and we look into it together.',
  },
];
