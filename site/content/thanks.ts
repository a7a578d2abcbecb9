/** What a visitor reads after a form that was sent without JavaScript; the addresses are the contract's. */
export const thanks = {
  contact: {
    title: 'Your message is with us',
    text: 'It is stored safely and a person will read it. We answer by email, to the address that you gave.',
  },
  newsletter: {
    title: 'Your address is saved',
    text: 'Thank you for your interest. There is nothing more that you need to do.',
  },
  demo: {
    title: 'Request submitted successfully',
    text: 'We will write to you to find a time for your 30-minute demo.',
  },
  startup: {
    title: 'Application submitted successfully',
    text: 'We read every application ourselves and will answer by email.',
  },
  savings: {
    title: 'Your figures are with us',
    text: 'They are stored safely. A 30-minute demo is the quickest way to see what they mean for you.',
  },
};
