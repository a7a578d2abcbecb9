import type { Testimonial } from '../sections/TestimonialBlock.tsx';
import { sample } from './sample.ts';

/** Sample voices from sample companies: put your own customers' words here, and only with their consent. */
export const testimonials: Testimonial[] = [
  {
    quote:
      'We used to send one email and hope. Now those who missed it get a second one, and the second one pays for the plan.',
    name: 'Amara Okafor',
    role: `Head of Growth, Kitewell ${sample}`,
  },
  {
    quote:
      'Our designers change the receipts themselves. Nobody has asked me to edit an email since March.',
    name: 'Kwame Mensah',
    role: `Lead Engineer, Papaya & Co ${sample}`,
  },
  {
    quote:
      'The welcome journey took an afternoon to draw. It has brought first-time buyers back every day since.',
    name: 'Wanjiru Njoroge',
    role: `Marketing Manager, Sabi Foods ${sample}`,
  },
  {
    quote:
      'I compare two events, see who dropped off, and write to just those people before lunch.',
    name: 'Daniel Hart',
    role: `Product Lead, Northlane ${sample}`,
  },
];
