import { brand } from '@grovemail/config/brand.ts';
import { logRetention } from '@grovemail/domain/delivery/delivery-limits.ts';
import type { LegalDocument } from '../sections/LegalArticle.tsx';
import { duration } from './duration.ts';

const { name, legalName, contact } = brand;
const mail = `[${contact.email}](mailto:${contact.email})`;

/**
 * How this site handles data. Update it with every change of what is stored.
 * Under 13 here and under 18 in the terms are both kept as specified.
 */
export const privacy: LegalDocument = {
  title: 'Privacy Policy',
  changed: '2026-11-22',
  lead: `What ${name} learns about you when you visit this site or receive a message sent with it, what becomes of it, and what you can ask of us.`,
  short: [
    'This site sets no cookies and asks nothing of other companies’ servers.',
    'We keep what you send us in a form, and use it to answer you.',
    'The newsletter starts only after you have confirmed it.',
    'We sell nothing that we know about you.',
    'We serve no one under 13.',
  ],
  sections: [
    {
      id: 'who-answers',
      heading: 'Who answers for your data',
      body: [
        `${legalName}, ${contact.address.join(', ')}, answers for what this site stores. You reach us at ${mail}.`,
        `When a business writes to you with ${name}, that business decides what it knows about you and why it writes. We keep and send it on its behalf. Ask the business first; we pass on what reaches us.`,
      ],
    },
    {
      id: 'forms',
      heading: 'What you send us in a form',
      body: [
        'A form stores what you typed into it, when it arrived, and nothing that you cannot see on the page but how you came here (see the next section):',
        {
          list: [
            'Contact: your name, your email address, the subject and your message.',
            'Demo request: your name, company, company email, phone number, and how many users you have.',
            'Startup application: the same, with your budget for email marketing and the tools that you name.',
            'Savings calculator: your name, your email address, the figures that you entered and the result.',
            'Newsletter: your email address.',
          ],
        },
        'We use it to answer you, and for nothing else. Messages that look as if a program had sent them are set apart until a person has looked at them.',
      ],
    },
    {
      id: 'how-you-found-us',
      heading: 'How you found us',
      body: [
        'If the link that brought you here carries marks of a campaign, such as `utm_source`, your browser keeps them. They are added to the link with which you register, and to a demo request, an application or a savings result that you send, so that we learn which of our efforts were worth it. They say where a link stood, not who you are.',
      ],
    },
    {
      id: 'newsletter',
      heading: 'The newsletter',
      body: [
        'An address that is entered in the newsletter box is kept as pending. It counts as subscribed only once it has been confirmed from the mailbox itself; until then it receives no newsletter. Every issue has a link with which you can leave.',
      ],
    },
    {
      id: 'notifications',
      heading: 'Notifications',
      body: [
        'We send notifications to your browser only if you allow them when it asks you. Then we keep the address that your browser gives us for this, together with your email address. The trial in our documentation asks for no address of yours, and what it keeps is deleted about a day after you tried it. When you click a notification, we learn that this one was clicked. You can withdraw the permission in your browser at any time.',
      ],
    },
    {
      id: 'on-your-device',
      heading: 'What stays in your browser',
      body: [
        'We set no cookies. Your browser keeps, for this site alone:',
        {
          list: [
            '`utm`: the marks of the last campaign that brought you here;',
            '`first_touch`: those of the first one;',
            '`currency`: the currency in which you chose to see prices;',
            '`theme` and `lang`: the colors and the language of samples that you chose in the documentation;',
            '`push-asked`: when you were last asked about notifications, so that you are left in peace for half a year;',
            '`gm-web-push`, only if you allowed notifications: your email address and what your browser gave us for sending them;',
            'while a tab is open, what you typed into a form until it is sent, and your figures in the calculator, so that nothing is lost or asked twice. A form that you leave while it is being sent is sent to the end, and once more when you come back, unless our server had confirmed it.',
          ],
        },
        'You can delete all of it in your browser’s settings. The site works without it.',
      ],
    },
    {
      id: 'nobody-else',
      heading: 'Nobody else is listening',
      body: [
        'Our pages load nothing from other companies: fonts, pictures and scripts come from here, and there is no analytics or advertising service on them.',
        'To keep robots away, our server counts for a minute how many forms come from one network address. The address itself is not kept: the count stands in memory, or under a keyed hash where several servers share it. Its log says which kind of page was asked for and how long the answer took, never who asked.',
        'We do not sell what we know about you. We hand it on only where the law demands it, or to those who run our servers for us and are bound to keep it secret.',
      ],
    },
    {
      id: 'when-you-receive-mail',
      heading: 'When you receive a message',
      body: [
        'Every campaign has a link to your preferences: you can stop mail from this list only, or from all lists, without signing in. Your choice takes effect at once. A request that comes another way is handled as the [Terms](/terms#unsubscribe-requests) say.',
        `The business that wrote to you can see whether a message was delivered, opened or clicked. Delivery logs are kept for up to ${duration(logRetention)}. Subscriber data may be deleted after 60 days of inactivity of the account that it belongs to.`,
      ],
    },
    {
      id: 'how-long',
      heading: 'How long we keep it',
      body: [
        'What you send us in a form is kept for as long as we need it to answer you and to show later what was agreed, unless you ask us to delete it sooner. A newsletter address gets no more mail once you leave, and stays with that until you ask us to delete it. What the law makes us keep, such as bills, is kept for as long as it says.',
      ],
    },
    {
      id: 'what-you-can-ask',
      heading: 'What you can ask of us',
      body: [
        `Write to ${mail} and we will tell you what we know about you, correct what is wrong, hand you a copy, stop using it, or delete it. It costs nothing. If you had stopped our mail, we keep a code made from your address after deleting it, so that your mail stays stopped; and our backups lose it when they expire. If you are not content with our answer, you can turn to the authority that looks after data protection where you live.`,
      ],
    },
    {
      id: 'children',
      heading: 'Children',
      body: [
        'Our service is not meant for children. We serve no one under 13, and we do not knowingly keep anything about them; if you think that we do, tell us and we will delete it. To have an account, one must be older still, as the [Terms](/terms#who-may-use-it) say.',
      ],
    },
    {
      id: 'changes',
      heading: 'When this policy changes',
      body: [
        `The date at the top says when it last changed. If a change matters to you and we have your address, we will write to you. Anything unclear? Ask at ${mail}, or use the [contact form](/contact).`,
      ],
    },
  ],
};
