export const pricing = {
  title: 'Pay for what you switch on',
  lead: 'Pick your list size, switch on what you need, and watch the total add up.',
  flex: {
    title: 'Pay for what you send',
    lead: 'Pick your volume, switch on what you need, and watch the total add up.',
  },
  enterprise: {
    title: 'Pricing for large lists',
    lead: 'Tell us your list and what you send, and we’ll quote you a price.',
  },
  closing: {
    title: 'Not sure which plan fits your list?',
    text: 'Thirty minutes with someone who knows our prices line by line. Bring your list size and tell us what you send.',
  },
};
