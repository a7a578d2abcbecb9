import { brand } from '@grovemail/config/brand.ts';
import type { StampName } from '../pictures/stamps/stamps.ts';

interface Thanks {
  about: string;
  title: string;
  text: string;
  ways: { label: string; href: string }[];
  stamp: { name: StampName; word: string };
  /** Has no primary link: the next step is in the visitor's inbox. */
  quiet?: boolean;
  /** Below the steps. */
  note?: string;
  /** The first of them has happened. */
  steps?: { title: string; text: string }[];
  /** Guides to read next, by id. */
  guides?: string[];
}

const home = { label: 'Back to the home page', href: '/' };
const pricing = { label: 'See the prices', href: '/pricing' };

/** The thank-you pages of forms sent without JavaScript; their addresses are the contract's. */
export const thanks = {
  contact: {
    stamp: { name: 'crane', word: 'Received' },
    about: 'Contact',
    title: 'We’ve got your message',
    text: 'Thank you for writing. Here’s what happens next.',
    steps: [
      { title: 'Stored safely', text: 'We have your message.' },
      { title: 'A person reads it', text: 'We read every one ourselves.' },
      { title: 'You get an answer', text: 'To the address you gave.' },
    ],
    ways: [pricing, home],
  },
  feedback: {
    stamp: { name: 'parcel', word: 'Received' },
    about: 'Documentation',
    title: 'Thank you for your feedback',
    text: 'It is stored safely, and whoever writes this page will read it.',
    ways: [{ label: 'Back to the documentation', href: '/developers' }, home],
    guides: ['quickstart', 'webhooks', 'deliverability'],
  },
  newsletter: {
    stamp: { name: 'kite', word: 'Your turn' },
    about: 'Newsletter',
    title: 'Please check your inbox',
    text: 'Open the link in our email and confirm.',
    steps: [
      { title: 'We email your link', text: 'It works for seven days.' },
      { title: 'You confirm', text: 'On the page that it opens.' },
      { title: 'The newsletter starts', text: 'It comes once or twice a month.' },
    ],
    note: 'If you are already on the list, we send no email and nothing changes.',
    quiet: true,
    ways: [{ label: 'Read the blog', href: brand.blogUrl }],
  },
  demo: {
    stamp: { name: 'drum', word: 'Received' },
    about: 'Demo request',
    title: 'Request submitted successfully',
    text: 'Thank you. Here’s what happens next.',
    steps: [
      { title: 'Stored safely', text: 'We have your request.' },
      { title: 'We write to you', text: 'To find a time that suits you.' },
      { title: 'You see the product', text: 'In a 30-minute demo.' },
    ],
    ways: [{ label: 'Calculate your savings', href: '/calculator' }, home],
  },
  startup: {
    stamp: { name: 'sunrise', word: 'Received' },
    about: 'Startup Discount Program',
    title: 'Application submitted successfully',
    text: 'Thank you. Here’s what happens next.',
    steps: [
      { title: 'Stored safely', text: 'We have your application.' },
      { title: 'A person reads it', text: 'We read every one ourselves.' },
      { title: 'You get a reply', text: 'To the address you gave.' },
    ],
    ways: [pricing, home],
  },
  savings: {
    stamp: { name: 'crate', word: 'Received' },
    about: 'Savings calculator',
    title: 'We’ve got your figures',
    text: 'Thank you. Here’s the quickest way to see what they mean for you.',
    steps: [
      { title: 'Stored safely', text: 'We have your figures.' },
      { title: 'You pick a time', text: 'For a 30-minute demo.' },
      { title: 'You see the product', text: 'With figures like yours.' },
    ],
    ways: [{ label: 'Get a 30-minute Demo', href: '/demo' }, home],
  },
} satisfies Record<string, Thanks>;
