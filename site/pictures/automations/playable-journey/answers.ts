/** What the visitor can make Ada do, and how the journey responds. */
export const answers = [
  {
    value: 'opens',
    label: 'Ada opens',
    hint: 'A reminder by email',
    arrives: { time: '9:04', day: 'Wednesday, June 17' },
    channel: 'Email',
    subject: 'Still hungry, Ada?',
    text: 'The first oranges are in. Pick them by noon and they come with Friday’s van.',
  },
  {
    value: 'waits',
    label: 'Ada waits',
    hint: 'A question by SMS',
    arrives: { time: '9:00', day: 'Saturday, June 13' },
    channel: 'SMS',
    subject: 'Did it arrive, Ada?',
    text: 'Reply YES if it did. If not, call us, and another box leaves today.',
  },
  {
    value: 'buys',
    label: 'Ada buys',
    hint: 'A thank-you by push',
    arrives: { time: '6:23', day: 'Thursday, June 11' },
    channel: 'Push',
    subject: 'Thank you, Ada',
    text: 'Your second harvest box leaves tonight. We added 200 points. You\u00a0now\u00a0have\u00a0360.',
  },
] as const;

export type Answer = (typeof answers)[number]['value'];
