import { brand } from '@grovemail/config/brand.ts';
import { logRetention } from '@grovemail/domain/delivery/delivery-limits.ts';
import type { LegalDocument } from '../sections/LegalArticle.tsx';
import { duration } from './duration.ts';
import { newsletterFacts, sampleFacts, sentInForms, viewFacts } from './kept-data.ts';

const { name, legalName, contact } = brand;
const mail = `[${contact.email}](mailto:${contact.email})`;

/**
 * How this site handles data. Update it, and `kept-data.ts`, with every change of what is stored.
 * Under 13 here and under 18 in the terms are both kept as specified.
 */
export const privacy: LegalDocument = {
  isSample: true,
  title: 'Privacy Policy',
  stamp: 'lantern',
  changed: '2026-11-29',
  lead: `What ${name} learns about you when you visit this site or get a message sent through it, what we do with it, and what you can ask us to do.`,
  short: [
    'This site sets no cookies and loads nothing from other companies.',
    'We keep what you send us in a form, and use it to reply to you.',
    'You get the newsletter only after you confirm your address.',
    'We never sell your data.',
    'We serve no one under 13.',
  ],
  sections: [
    {
      id: 'who-answers',
      heading: 'Who is responsible for your data',
      body: [
        `${legalName}, ${contact.address.join(', ')}, is responsible for the data that this site stores. You can reach us at ${mail}.`,
        `When a business writes to you with ${name}, that business decides what it stores about you and why it writes to you. We store that data and send those messages on its behalf. Please ask the business first; if you write to us, we’ll pass on your request.`,
      ],
    },
    {
      id: 'forms',
      heading: 'What you send us in a form',
      body: [
        'When you send a form, we store when it arrived, how you found us (see the next section), and:',
        {
          list: [...sentInForms, newsletterFacts, sampleFacts].map(
            ({ what, facts }) => `${what}: ${facts}.`,
          ),
        },
        `We use it to reply to you, and for nothing else. The address that you send a sample email to isn’t added to any list; the log of that email keeps it for up to ${duration(logRetention)}. Messages that look automated are set aside until a person has checked them.`,
      ],
    },
    {
      id: 'how-you-found-us',
      heading: 'How you found us',
      body: [
        'If the link that brought you here carries campaign tags such as `utm_source`, your browser keeps them. They are added to the link you sign up with, and to any demo request, startup application or savings result that you send, so that we know which campaigns work. They say where a link was placed, not who you are.',
      ],
    },
    {
      id: 'newsletter',
      heading: 'The newsletter',
      body: [
        'When you enter your address, we hold it as unconfirmed and email you a link. You are subscribed only after you open that link and confirm. Every issue has an unsubscribe link.',
      ],
    },
    {
      id: 'notifications',
      heading: 'Notifications',
      body: [
        'We send notifications only if you allow them when your browser asks. We then keep the push address that your browser gives us, together with your email address. The demo in our documentation asks for no email address, and its data is deleted about a day later. When you click a notification, we record the click. You can withdraw your permission in your browser’s settings at any time.',
      ],
    },
    {
      id: 'on-your-device',
      heading: 'What stays in your browser',
      body: [
        'We set no cookies. On this site only, your browser stores:',
        {
          list: [
            '`utm`: the tags of the last campaign that brought you here;',
            '`first_touch`: the tags of the first one;',
            '`currency`: the currency you chose for prices;',
            '`theme`, `lang`, `copy` and `server`: what you chose in the documentation, namely its color theme, the programming language, the format you copy calls in, and whether you run a server of your own;',
            '`subscribed`, for a month after you enter your address for the newsletter: that address, so that we can ask you on a later visit whether you want notifications; your answer deletes it;',
            '`push-asked`: when you were last asked about notifications, so that we do not ask again for half a year;',
            '`gm-web-push`, only if you allowed notifications: your email address and the push address that your browser gave us;',
            'while a tab is open, what you have typed into a form until it is sent, and your figures in the calculator, so that nothing is lost. If you leave while a form is being sent, your browser finishes sending it, and tries again when you come back unless our server has confirmed it.',
          ],
        },
        'You can delete all of this in your browser’s settings. The site works without it.',
      ],
    },
    {
      id: 'nobody-else',
      heading: 'No third parties',
      body: [
        'Our pages load nothing from other companies: fonts, pictures and scripts come from our own servers, and there are no analytics or advertising services.',
        `Our server counts ${viewFacts.facts}. These are numbers only: no address, no cookie, nothing that identifies the visitor. We delete them after 400 days.`,
        'To keep bots away, our server counts for a minute how many forms come from one IP address and its network, for an hour how many emails those forms trigger, and for a day how many emails go to one address. No address is stored for that: the counts are kept in memory or under a keyed hash. A keyed hash of the network is also kept with a form that looks automated, until we have checked it, and with a test key for our documentation, for a day. Our logs say which kind of page was requested and how long the response took, never who asked for it.',
        'We do not sell your data. We share it only where the law requires it, or with those who run our servers for us, who must keep it confidential.',
      ],
    },
    {
      id: 'when-you-receive-mail',
      heading: 'When you get a message',
      body: [
        'Every campaign has a link to your preferences, where you can unsubscribe from that list or from all lists without signing in. Your choice takes effect at once. The [Terms](/terms#unsubscribe-requests) say how we handle requests that reach us another way.',
        `The business that wrote to you can see whether an email was delivered, and whether a push notification was shown or clicked. The text of a message is kept until it is sent, and after a failure for up to ${duration(logRetention)}. Delivery logs are kept for up to ${duration(logRetention)}. Subscriber data may be deleted once the account it belongs to has been inactive for 60 days.`,
      ],
    },
    {
      id: 'how-long',
      heading: 'How long we keep it',
      body: [
        'We keep what you send us in a form for as long as we need it to reply and to have a record of what was agreed, unless you ask us to delete it sooner. If you unsubscribe from the newsletter, we keep your address marked as unsubscribed, so that you get no more issues, until you ask us to delete it. Records that the law makes us keep, such as invoices, are kept for as long as it requires.',
      ],
    },
    {
      id: 'what-you-can-ask',
      heading: 'Your rights',
      body: [
        `Write to ${mail}, and we will tell you what data we have about you, correct it, send you a copy, stop using it or delete it, free of charge. If you had unsubscribed, we keep a hash of your address after deleting it, so that you stay unsubscribed. Deleted data also leaves our backups when they expire. If you are not happy with our answer, you can file a complaint with the data protection authority where you live.`,
      ],
    },
    {
      id: 'children',
      heading: 'Children',
      body: [
        'Our service is not meant for children. We serve no one under 13, and we do not knowingly keep data about them; if you think we do, tell us and we will delete it. To have an account you must be 18 or older, as the [Terms](/terms#who-may-use-it) say.',
      ],
    },
    {
      id: 'changes',
      heading: 'When this policy changes',
      body: [
        `The date at the top says when it last changed. If a change affects you and we have your address, we will email you. Is anything unclear? Write to ${mail}, or use the [contact form](/contact).`,
      ],
    },
  ],
};
