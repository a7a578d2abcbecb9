import type { StampName } from '../components/stamps/stamps.ts';

interface Thanks {
  about: string;
  title: string;
  text: string;
  ways: { label: string; href: string }[];
  stamp: { name: StampName; word: string };
}

const home = { label: 'Back to the home page', href: '/' };
const pricing = { label: 'See the prices', href: '/pricing' };

/** The thank-you pages of forms sent without JavaScript; their addresses are the contract's. */
export const thanks = {
  contact: {
    stamp: { name: 'crane', word: 'Received' },
    about: 'Contact',
    title: 'We’ve got your message',
    text: 'It is stored safely, and a person will read it and write back to the address you gave.',
    ways: [home],
  },
  feedback: {
    stamp: { name: 'lantern', word: 'Received' },
    about: 'Documentation',
    title: 'Thank you for your feedback',
    text: 'It is stored safely, and whoever writes this page will read it.',
    ways: [{ label: 'Back to the documentation', href: '/developers' }, home],
  },
  newsletter: {
    stamp: { name: 'kite', word: 'On its way' },
    about: 'Newsletter',
    title: 'Please check your inbox',
    text: 'An email is on its way to you. Open the link in it and confirm. If you are already on the list, no email is sent and nothing changes.',
    ways: [home],
  },
  demo: {
    stamp: { name: 'drum', word: 'Received' },
    about: 'Demo request',
    title: 'Request submitted successfully',
    text: 'We will write to you to find a time for your 30-minute demo.',
    ways: [home, pricing],
  },
  startup: {
    stamp: { name: 'sunrise', word: 'Received' },
    about: 'Startup Discount Program',
    title: 'Application submitted successfully',
    text: 'We read every application ourselves and will reply by email.',
    ways: [home, pricing],
  },
  savings: {
    stamp: { name: 'crate', word: 'Received' },
    about: 'Savings calculator',
    title: 'We’ve got your figures',
    text: 'They are stored safely. A 30-minute demo is the quickest way to see what they mean for you.',
    ways: [{ label: 'Get a 30-minute Demo', href: '/demo' }, home],
  },
} satisfies Record<string, Thanks>;
