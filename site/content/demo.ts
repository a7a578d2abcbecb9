export const demo = {
  eyebrow: '30-minute demo',
  title: 'Schedule a Demo',
  lead: 'Half an hour with one of us, and your own questions. We show you the product in action and skip what you don’t need.',
  formTitle: 'Where can we reach you?',
  list: {
    title: 'What you will see',
    items: [
      'A campaign sent, and resent to those who missed it',
      'A journey from an event to an email, an SMS or a push',
      'Receipts your team edits without a developer',
      'What customers do in your app and on your website',
      'What a list of your size would cost',
    ],
  },
  partners: 'Teams that keep their customers',
};
