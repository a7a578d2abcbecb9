import type { PictureName } from '../components/fragments/ProductPicture.tsx';
import type { FaqItem } from '../sections/Faq.tsx';
import type { FeatureItem, Tint } from '../sections/FeatureBlock.tsx';

export interface ProductPage {
  /** The last part of its address. */
  slug: 'campaign' | 'automations' | 'transactionals' | 'analytics';
  tint: Tint;
  name: string;
  title: string;
  lead: string;
  /** For search engines, at most 160 characters. */
  description: string;
  hero: PictureName;
  features: (Omit<FeatureItem, 'href' | 'cta' | 'tint'> & { picture: PictureName })[];
  faq: [FaqItem, FaqItem, FaqItem];
}

/** The four product pages; what they claim is what the specification says of each. */
export const productPages: ProductPage[] = [
  {
    slug: 'campaign',
    tint: 'coral',
    name: 'Broadcast Messaging',
    title: 'Campaigns that people open, and open again',
    lead: 'Write to everyone on your list as if you were writing to one of them. See it land, see who reads it, and give those who missed it a second chance.',
    description:
      'Email campaigns with 99.99% inbox placement, one-click resend to non-openers, personal content and reports in real time.',
    hero: 'composer',
    features: [
      {
        tagline: 'Inbox delivery',
        title: '99.99% inbox placement',
        description:
          'An email in the spam folder might as well not have been sent. We look after the sending side, so that you can look after the words.',
        benefits: [
          'Delivered to the inbox, not to spam',
          'Performance reports for every campaign',
          'Every email lets its reader ask for fewer',
        ],
        picture: 'placement',
      },
      {
        tagline: 'Resend',
        title: 'A second look, in one click',
        description:
          'Most people who did not open were only busy. Send it to just them, with a new subject line, and leave everyone else in peace.',
        benefits: [
          '16% higher open rates',
          'Sent only to those who have not opened',
          'No list to export, no copy to make',
        ],
        picture: 'resend',
      },
      {
        tagline: 'Personalisation',
        title: 'One email, a thousand first names',
        description:
          'Anything you know about a contact can stand in the message: a name, a town, the last thing they bought.',
        benefits: [
          'Write @firstname, and it is filled in',
          'Segments by who people are and what they did',
          'See the email as each reader will',
        ],
        picture: 'personal',
      },
      {
        tagline: 'Reports',
        title: 'Watch it while it happens',
        description:
          'Opens and clicks come in as people read. By the time the kettle boils you know whether the subject line worked.',
        benefits: [
          'Opens, clicks and bounces in real time',
          'The hour at which your list reads',
          'Performance reports that anyone can read',
        ],
        picture: 'opens',
      },
    ],
    faq: [
      {
        question: 'How is a campaign different from an automation?',
        answer:
          'A campaign goes to many people at a moment that you choose. An automation goes to one person at a time, when that person does something.',
      },
      {
        question: 'What happens when I resend to non-openers?',
        answer:
          'We take the people who have not opened the first email, and only them, and send it once more with the subject line that you give it. One email is one credit, as before.',
      },
      {
        question: 'Can readers choose what they get?',
        answer:
          'Yes. Every email links to their preferences, where they leave this list or all lists without a login. It counts from the next email on.',
      },
    ],
  },
  {
    slug: 'automations',
    tint: 'violet',
    name: 'Marketing Automation',
    title: 'Journeys that run themselves',
    lead: 'Draw once how a customer should be looked after. From then on every one of them is, at the moment it matters.',
    description:
      'A visual drip builder for journeys that start from any event and continue by email, SMS and push.',
    hero: 'journey',
    features: [
      {
        tagline: 'Visual builder',
        title: 'A journey that you can read',
        description:
          'Steps on a canvas, joined by lines. If you can explain it on a napkin, you can build it here, and your colleagues can follow it.',
        benefits: [
          'Drag a step in, draw a line, done',
          'Waits and branches where you need them',
          'Unlimited automation journeys',
        ],
        picture: 'palette',
      },
      {
        tagline: 'Events',
        title: 'Starts when your customer does',
        description:
          'A first order, a basket left behind, thirty quiet days: your product says what happened, and the journey begins for that one person.',
        benefits: [
          'Any event, with any details',
          'One call to the API from your product',
          'Everyone at their own pace',
        ],
        picture: 'trigger',
      },
      {
        tagline: 'Channels',
        title: 'Email first, then whatever is read',
        description:
          'When an email goes unread, the same journey can follow up by SMS or with a push notification.',
        benefits: [
          'Email, SMS and web push in one journey',
          'Web push for those who said yes to it',
          'One place to see what each person got',
        ],
        picture: 'channels',
      },
    ],
    faq: [
      {
        question: 'Do I need a developer?',
        answer:
          'Not for the journeys. To start one from something that happens in your own product, a developer adds one call to our API, once.',
      },
      {
        question: 'Can a customer be in several journeys at once?',
        answer:
          'Yes. Each journey follows its own events, and you see for every contact which ones they are in.',
      },
      {
        question: 'What if someone unsubscribes halfway?',
        answer:
          'Then nothing more is sent to them on that list, from the next message on, whatever the journey had planned.',
      },
    ],
  },
  {
    slug: 'transactionals',
    tint: 'sky',
    name: 'Transactional Emails',
    title: 'The emails that people are waiting for',
    lead: 'Receipts, sign-in codes, delivery notes. Sent at once, written by the people who know the customer, and never counted against you.',
    description:
      'Unlimited transactional emails that anyone can edit, with delivery logs for up to 90 days and quick integration.',
    hero: 'receipt',
    features: [
      {
        tagline: 'Templates',
        title: 'Edit the words without a release',
        description:
          'Developers connect a template once. After that its words and looks belong to whoever answers for them.',
        benefits: [
          'Change the content without developers',
          'Preview it with real values',
          'One template, however many emails',
        ],
        picture: 'editor',
      },
      {
        tagline: 'Integration',
        title: 'One request from your code',
        description:
          'Name the template, the reader and the values. There is nothing to install, and the samples in our docs run as they stand.',
        benefits: [
          'HTTP, Node.js, Python and PHP',
          'Unlimited transactional emails',
          'PDF attachments of up to 1MB each',
        ],
        picture: 'request',
        readOn: { href: '/developers', label: 'Read the developer docs' },
      },
      {
        tagline: 'Logs',
        title: 'Know what became of every one',
        description:
          '“I never got it” has an answer now: when it left, when it arrived, and what the reader’s mail server said.',
        benefits: [
          'Delivery logs for up to 90 days',
          'Find any message by its address',
          'Sent, delivered or failed, and when',
        ],
        picture: 'log',
      },
    ],
    faq: [
      {
        question: 'Is it really unlimited?',
        answer:
          'Yes. When the Transactional module is switched on, the number of transactional emails is not limited.',
      },
      {
        question: 'Can I send my own HTML?',
        answer:
          'Yes. Send html with the request and it takes the place of the designed template; placeholders such as @firstname are filled in all the same.',
      },
      {
        question: 'How long are the logs kept?',
        answer: 'Up to 90 days, and on Enterprise for all 90.',
      },
    ],
  },
  {
    slug: 'analytics',
    tint: 'leaf',
    name: 'App Analytics',
    title: 'See what people do, then act on it',
    lead: 'Your product knows who is about to leave and who is about to buy. We draw it, and put the people behind each line one click away from a message.',
    description:
      'Usage drawn as it happens, events compared side by side, custom reports and website analytics, next to your campaigns.',
    hero: 'events',
    features: [
      {
        tagline: 'Usage',
        title: 'Your week at a glance',
        description:
          'When people come, what they touch and where they stop, drawn so clearly that the meeting can be about what to do next.',
        benefits: [
          'Usage drawn as it happens',
          'By hour, day or week',
          'By anything you know about your contacts',
        ],
        picture: 'week',
      },
      {
        tagline: 'Comparison',
        title: 'Two events, side by side',
        description:
          'Put what people began beside what they finished. The gap between the lines is a list of people, and you can write to them.',
        benefits: [
          'Compare any two events',
          'Turn the gap into a segment',
          'Segments that keep themselves up to date',
        ],
        picture: 'funnel',
      },
      {
        tagline: 'Reports and website',
        title: 'From the page visit to the purchase',
        description:
          'Visits to your website stand next to events in your app, in reports that you put together yourself.',
        benefits: [
          'Website analytics included',
          'Reports you build yourself',
          'Contacts and segments beside every figure',
        ],
        picture: 'visits',
      },
    ],
    faq: [
      {
        question: 'How do events get in?',
        answer:
          'Your product sends them through the API: an event code, a contact’s email address, and whatever else is worth knowing.',
      },
      {
        question: 'Does it work for a website too?',
        answer:
          'Yes. Page visits are counted beside the events of your app, so you see both in one report.',
      },
      {
        question: 'Can I write to the people in a report?',
        answer:
          'Yes. Save them as a segment and use it in a campaign or as the start of a journey.',
      },
    ],
  },
];

export const start = {
  title: "Let's get you started on success!",
  text: 'An account takes under 2 minutes, and your first 1,000 credits are free.',
};
