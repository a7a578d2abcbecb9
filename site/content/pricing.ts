export const pricing = {
  title: 'Pay for what you switch on',
  lead: 'Pick your list size, switch on what you need, watch it add up.',
  closing: {
    title: 'Not sure which plan fits your list?',
    text: 'Thirty minutes with someone who knows every line of the price. Bring your list size and what you send.',
  },
};
