export const pricing = {
  title: 'Pay for what you switch on',
  lead: 'One plan that grows with your list. Say how many contacts you have, switch on what you need, and the receipt adds it up.',
  enterprise: 'When a person should pick up the phone.',
};
