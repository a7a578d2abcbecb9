import { logRetention } from '@grovemail/domain/delivery/delivery-limits.ts';
import type { KeptData } from '../sections/security/kept-data.ts';
import { duration } from './duration.ts';

const whoAnswers = 'Our team, to reply to you';

/** What visitors type; the privacy policy lists it in the same words. */
export const sentInForms: readonly { what: string; facts: string }[] = [
  { what: 'Contact', facts: 'your name, email address, subject and message' },
  {
    what: 'Demo request',
    facts: 'your name, company, company email, phone number and number of users',
  },
  {
    what: 'Startup application',
    facts:
      'your name, company, company email, phone number, number of users, email marketing budget and the tools you use',
  },
  {
    what: 'Savings calculator',
    facts: 'your name, email address, the figures you entered and the result',
  },
  { what: 'Documentation feedback', facts: 'the page, whether it helped, and your comment' },
];

export const newsletterFacts = { what: 'Newsletter', facts: 'your email address' };

/** About the sample email that visitors send themselves. */
export const sampleFacts = {
  what: 'Sample email',
  facts: 'your email address, and the mail server’s reply',
};

export const viewFacts = {
  what: 'Page views',
  facts: 'how often each page is opened in a day, and from which sites people came',
};

/** What is kept, in the order of the privacy policy; `policy` is the anchor of its section. */
export const keptData: KeptData[] = [
  {
    what: 'What you send in a form',
    facts: 'your name, your address and whatever else you entered',
    howLong:
      'As long as we need it to reply and for our records, unless you ask us to delete it sooner',
    usedBy: whoAnswers,
    policy: 'forms',
  },
  {
    ...newsletterFacts,
    howLong: 'Until you ask us to delete it; after you leave, marked as unsubscribed',
    usedBy: 'Our server (to send it) and our team',
    policy: 'forms',
  },
  {
    ...sampleFacts,
    howLong: `Up to ${duration(logRetention)}`,
    usedBy: 'Our server (to send it) and our team',
    policy: 'forms',
  },
  {
    what: 'How you found us',
    facts: 'campaign tags such as utm_source, with a demo request, application or savings result',
    howLong: 'As long as we keep the form',
    usedBy: whoAnswers,
    policy: 'how-you-found-us',
  },
  {
    what: 'Notifications',
    facts: 'the push address of your browser, your email address, and clicks',
    howLong: 'Until you withdraw your permission; in the documentation’s demo, about a day',
    usedBy: 'Our server (to send them)',
    policy: 'notifications',
  },
  {
    what: 'In your browser',
    facts: 'campaign tags, your choices, and what you have typed but not sent; no cookies',
    howLong: 'Until you delete it',
    usedBy: 'This site, in your browser',
    policy: 'on-your-device',
  },
  {
    ...viewFacts,
    howLong: '400 days; nothing in it identifies you',
    usedBy: 'Our team',
    policy: 'nobody-else',
  },
  {
    what: 'IP addresses',
    facts: 'counted in memory, or as a keyed hash; the addresses themselves are never stored',
    howLong: 'A minute to a day; if a form looks automated, until we check it',
    usedBy: 'Our server (to keep bots away)',
    policy: 'nobody-else',
  },
  {
    what: 'Text of an email',
    facts: 'what a business sends you, with its attachments',
    howLong: `Until it is sent; if that fails, up to ${duration(logRetention)}`,
    usedBy: 'The business that wrote to you',
    policy: 'when-you-receive-mail',
  },
  {
    what: 'Delivery logs',
    facts: 'whether an email was delivered, and whether a push notification was shown or clicked',
    howLong: `Up to ${duration(logRetention)}`,
    usedBy: 'The business that wrote to you',
    policy: 'when-you-receive-mail',
  },
  {
    what: 'Contacts and events',
    facts: 'what a business keeps about its customers',
    howLong:
      'Until it deletes them; contacts may also be deleted once its account has been inactive for 60 days',
    usedBy: 'The business that stores them',
    policy: 'when-you-receive-mail',
  },
  {
    what: 'Unsubscribes',
    facts: 'your address, the list you left, when you left it, and your reason if you gave one',
    howLong: 'Permanently, so that you stay unsubscribed; after erasure, as a keyed hash',
    usedBy: 'Our server (before each send) and the business that wrote to you',
    policy: 'what-you-can-ask',
  },
];
