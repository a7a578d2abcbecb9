import type { FaqItem } from '../sections/Faq.tsx';

export const homeFaq: FaqItem[] = [
  {
    question: 'Do I need a developer to start?',
    answer:
      'No. Campaigns and automations are built by hand in the editor. A developer is useful later, when you want your product to send events, contacts or transactional emails through the API.',
  },
  {
    question: 'What can I send with the free credits?',
    answer:
      'Your first campaign: 1,000 credits are free, and one credit is one email sent. After that you choose a plan, or pay for credits as you use them.',
  },
  {
    question: 'Can I write to customers by SMS and push as well?',
    answer:
      'Yes. A journey can use email, SMS and web push together, so a message that goes unread in one place can be followed by a gentler one in another.',
  },
  {
    question: 'What happens when someone wants fewer emails?',
    answer:
      'Every email carries a link to their preferences. They choose this list or all lists, without a login, and it counts from the next email on.',
  },
  {
    question: 'Is there a discount for startups?',
    answer:
      'Yes, of up to 70%. It is for companies under 5 years old, bootstrapped or with less than $500,000 raised, whose application has 10K to 100K users.',
  },
];
