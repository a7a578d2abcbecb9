import type { Point } from '../sections/FormIntro.tsx';

export const demo = {
  eyebrow: '30-minute demo',
  title: 'Schedule a Demo',
  lead: 'Half an hour with our team, built around your questions. We’ll show you the product in action and skip what you don’t need.',
  sent: 'We’ll find a time that works for you',
  formTitle: 'Where can we reach you?',
  list: {
    title: 'What you’ll see',
    items: [
      {
        icon: 'megaphone',
        tint: 'coral',
        text: 'A campaign, sent again to people who missed it',
      },
      {
        icon: 'workflow',
        tint: 'violet',
        text: 'A journey that turns an event into an email, a text or a push',
      },
      { icon: 'mail', tint: 'sky', text: 'Receipts your team edits without a developer' },
      {
        icon: 'chart',
        tint: 'leaf',
        text: 'What customers do in your app and on your website',
      },
      { icon: 'tag', tint: 'sun', text: 'What a list of your size would cost' },
    ] satisfies Point[],
  },
  partners: 'Trusted by teams that keep their customers',
};
