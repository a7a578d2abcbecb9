export const pricing = {
  title: 'Pay for what you turn on',
  lead: 'Pick your list size, turn on what you need, and watch the total add up.',
  flex: {
    title: 'Pay for what you send',
    lead: 'Pick your volume, turn on what you need, and watch the total add up.',
  },
  enterprise: {
    title: 'Pricing for large lists',
    lead: 'Tell us how big your list is and what you send, and we’ll send you a quote.',
  },
  closing: {
    title: 'Not sure which plan fits your list?',
    text: 'Spend thirty minutes with someone who knows our prices line by line. Bring your list size and tell us what you send.',
  },
};
