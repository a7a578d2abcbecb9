export const demo = {
  eyebrow: '30-minute demo',
  title: 'Schedule a Demo',
  lead: 'Half an hour with one of us, and your own questions. We show you the product in action and skip what you don’t need.',
  formTitle: 'Where can we reach you?',
  list: {
    title: 'What you will see',
    items: [
      'A campaign written, sent and resent to those who did not open it, in one click',
      'A journey built on the canvas, from an event in your product to an email, an SMS or a push',
      'Receipts and resets that your team edits without a developer, with logs for up to 90 days',
      'What your customers do in your app and on your website, side by side',
      'What it would cost for a list of your size',
    ],
  },
  partners: 'Teams that keep their customers',
};
