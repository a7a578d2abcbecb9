import type { Testimonials } from '../sections/TestimonialBlock.tsx';

/** Sample voices from sample companies: put your own customers' words here, and only with their consent. */
export const testimonials: Testimonials = {
  isSample: true,
  voices: [
    {
      quote:
        'We used to send one email and hope. Now anyone who missed it gets a second one, and that pays for the plan.',
      name: 'Amara Okafor',
      role: 'Head of Growth, Kitewell',
      figures: {
        title: 'New prints, two emails',
        note: '8,600 contacts',
        rows: [
          { name: 'The new prints are in', value: '41.3%', share: 41.3 },
          { name: 'Still a few left', value: '9.1%', share: 9.1 },
        ],
        result: { name: 'Opened at least one', value: '50.4%' },
      },
    },
    {
      quote:
        'Our designers change the receipts themselves. Nobody has asked me for an edit since March.',
      name: 'Kwame Mensah',
      role: 'Lead Engineer, Papaya & Co',
      figures: {
        title: 'Receipt edits',
        note: 'Since March',
        rows: [
          { name: 'By design', value: '31', share: 77.5 },
          { name: 'By support', value: '9', share: 22.5 },
        ],
        result: { name: 'Releases needed', value: '0' },
      },
    },
    {
      quote: 'The welcome journey took an afternoon to draw. It brings new buyers back every day.',
      name: 'Wanjiru Njoroge',
      role: 'Marketing Manager, Sabi Foods',
      figures: {
        title: 'Welcome journey',
        note: 'This month',
        rows: [
          { name: 'Placed a first order', value: '1,840', share: 100 },
          { name: 'Read “How was it?”', value: '1,251', share: 68 },
        ],
        result: { name: 'Ordered again', value: '578' },
      },
    },
    {
      quote: 'I compare two events, see who dropped off, and email those people before lunch.',
      name: 'Daniel Hart',
      role: 'Product Lead, Northlane',
      figures: {
        title: 'From cart to paid',
        note: 'This week',
        rows: [
          { name: 'Filled a cart', value: '9,214', share: 100 },
          { name: 'Paid', value: '3,870', share: 42 },
        ],
        result: { name: 'To email', value: '5,344' },
      },
    },
  ],
};
