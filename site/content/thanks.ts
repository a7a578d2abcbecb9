const home = { label: 'Back to the home page', href: '/' };
const pricing = { label: 'See the prices', href: '/pricing' };

/** The thank-you pages of forms sent without JavaScript; their addresses are the contract's. */
export const thanks = {
  contact: {
    about: 'Contact',
    title: 'Your message is with us',
    text: 'It is stored safely and a person will read it. We answer by email, to the address that you gave.',
    ways: [home],
  },
  feedback: {
    about: 'Documentation',
    title: 'Your feedback is with us',
    text: 'It is stored safely, and whoever writes this page will read it.',
    ways: [{ label: 'Back to the documentation', href: '/developers' }, home],
  },
  newsletter: {
    about: 'Newsletter',
    title: 'Please check your inbox',
    text: 'A mail is on its way to you. Press the button on the page that it leads to, and the newsletter is yours. If you are on the list already, no mail comes and nothing changes.',
    ways: [home],
  },
  demo: {
    about: 'Demo request',
    title: 'Request submitted successfully',
    text: 'We will write to you to find a time for your 30-minute demo.',
    ways: [home, pricing],
  },
  startup: {
    about: 'Startup Discount Program',
    title: 'Application submitted successfully',
    text: 'We read every application ourselves and will answer by email.',
    ways: [home, pricing],
  },
  savings: {
    about: 'Savings calculator',
    title: 'Your figures are with us',
    text: 'They are stored safely. A 30-minute demo is the quickest way to see what they mean for you.',
    ways: [{ label: 'Get a 30-minute Demo', href: '/demo' }, home],
  },
};
