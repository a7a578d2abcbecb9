export const pricing = {
  title: 'Pay for what you switch on',
  lead: 'One plan that grows with your list. A contact is counted once, in however many lists it stands; people who unsubscribed are not counted.',
  enterprise: 'When a person should pick up the phone.',
};
