import { brand } from '@grovemail/config/brand.ts';
import type { FaqItem } from '../sections/Faq.tsx';
import { buyersFaq } from './buyers.ts';

export const billingFaq: FaqItem[] = [
  {
    question: 'What does it cost to try?',
    answer:
      'Nothing. An account is free, and so are your first 1,000 credits, enough for a campaign to 1,000 people. You pay only when you choose a plan.',
  },
  {
    question: 'What counts as a contact?',
    answer:
      'Anyone whose email address you keep with us. Each counts once, however many lists they’re on.',
  },
  {
    question: 'What does SMS cost?',
    answer:
      'It depends on the country you send to and on your sender ID, so it isn’t listed here. [Get a demo](/demo), and we’ll work it out for your countries.',
  },
  {
    question: 'Can I change my plan later?',
    answer: 'Yes, both your modules and your list size.',
  },
  {
    question: 'How does annual billing work?',
    answer: 'You pay for twelve months up front, less the yearly discount on your receipt.',
  },
  {
    question: 'Do unused credits expire?',
    answer: 'No. Credits roll over from month to month, but have no cash value.',
  },
  {
    question: 'Can I get my money back?',
    answer: 'No, unless the law says otherwise. You can keep using what you paid for.',
  },
  ...buyersFaq(brand.forBuyers),
  {
    question: 'How do you store my data?',
    answer:
      '[Our security page](/security) says what is stored, for how long, who uses it, and what we do not claim.',
  },
  {
    question: 'What if an invoice looks wrong?',
    answer: 'Tell us within 30 days, and we’ll look into it together.',
  },
];
