import type { Testimonial } from '../sections/TestimonialBlock.tsx';

/** Sample voices from sample companies: put your own customers' words here, and only with their consent. */
export const testimonials: Testimonial[] = [
  {
    quote:
      'We used to send one email and hope. Now the people who missed it get a second one, and that second one pays for the whole plan.',
    name: 'Amara Okafor',
    role: 'Head of Growth, Kitewell',
  },
  {
    quote:
      'Our designers change the receipts themselves. I have not been asked to edit an email template since March, and I do not miss it.',
    name: 'Kwame Mensah',
    role: 'Lead Engineer, Papaya & Co',
  },
  {
    quote:
      'The welcome journey took us one afternoon to draw. It has been bringing first-time buyers back to the shop every day since.',
    name: 'Wanjiru Njoroge',
    role: 'Marketing Manager, Sabi Foods',
  },
  {
    quote:
      'I compare two events, see who dropped off, and write to just those people before lunch. That used to be a week of asking around.',
    name: 'Daniel Hart',
    role: 'Product Lead, Northlane',
  },
];
