export const pricing = {
  title: 'Pay for what you switch on',
  lead: 'Say how many contacts you have and switch on what you need: the receipt adds it up.',
  enterprise: 'When a person should pick up the phone.',
};
