export const pricing = {
  title: 'Pay for what you switch on',
  lead: 'Pick your list size, switch on what you need, watch it add up.',
};
