import { brand } from '@grovemail/config/brand.ts';
import type { LegalDocument } from '../sections/LegalArticle.tsx';

const { name, legalName, contact } = brand;

/**
 * Sample terms around the constants that the specification sets. The operator replaces what their law needs otherwise.
 * Under 18 here and under 13 in the privacy policy are both kept as specified.
 */
export const terms: LegalDocument = {
  title: 'Terms and Conditions',
  changed: '2026-11-21',
  lead: `What you can expect from ${name}, and what we ask of you. We have tried to write it so that it can be read in one sitting.`,
  short: [
    'You write only to people who agreed to hear from you, and let them go when they ask.',
    'You must be 18 or older to have an account.',
    'Pay-as-you-go credits roll over from month to month. They are not refunded.',
    'If a bill looks wrong, tell us within 30 days.',
    'Your contacts stay yours.',
  ],
  sections: [
    {
      id: 'who-we-are',
      heading: 'Who we are',
      body: [
        `${name} is a customer engagement and email marketing platform: campaigns, automations, transactional emails, SMS and push, and analytics. It is offered by ${legalName}, ${contact.address.join(', ')}. In these terms, “we” is ${legalName} and “you” is the person or company that holds an account.`,
        'By opening an account or using the service you accept these terms. If you accept them for a company, you confirm that you may do so.',
      ],
    },
    {
      id: 'who-may-use-it',
      heading: 'Who may use it',
      body: [
        'The service is made for businesses and agencies. Users under 18 are not allowed: you must be 18 or older to open an account, to work in one, or to be invited into one.',
        'What the law of your country or of your recipients forbids you to send or to receive, you may not send or receive with us either.',
      ],
    },
    {
      id: 'your-account',
      heading: 'Your account',
      body: [
        'Give us details that are true, and keep them so. Whoever acts with your password or your API key acts in your name, so keep both secret and tell us at once when you think that somebody else has them.',
        'Your API key can do nearly everything that you can. It belongs on your server, never in a page or an app that others can read.',
      ],
    },
    {
      id: 'what-you-may-send',
      heading: 'What you may send',
      body: [
        'You may write to people who agreed to hear from you, and about what they agreed to. You may not:',
        {
          list: [
            'use lists that were bought, rented, or collected without consent;',
            'pretend to be somebody else, or hide who is writing;',
            'remove or hide the link with which a recipient can say no;',
            'send what deceives, threatens, harms or breaks the law;',
            'test our limits in a way that slows the service down for others.',
          ],
        },
        'When an account does one of these things, we may stop its messages first and ask afterwards.',
      ],
    },
    {
      id: 'unsubscribe-requests',
      heading: 'Unsubscribe requests',
      body: [
        'Every campaign carries a link to the recipient’s preferences: this list, or all lists. What is chosen there takes effect at once.',
        'A request that reaches you or us in another way, a reply or a call for instance, counts as much. Unsubscribe requests are processed within 10 days of submission.',
        'This duty does not end with the account: after termination, unsubscribe requests are processed within 30 days of the last campaign.',
      ],
    },
    {
      id: 'plans-and-payment',
      heading: 'Plans and payment',
      body: [
        'Growth is paid by the month or by the year, according to the number of contacts and the modules that you switch on. Enterprise has a price of its own, which we agree with you. Flex is paid as you go, in credits. What each costs is on our [pricing page](/pricing), in four currencies.',
        'You pay in advance, in the currency that you chose. The first 1,000 credits, for your first campaign, are free. The startup program gives a discount of up to 70% to companies that we accept; you can [apply here](/startup).',
        'When we change a price, we tell you before it applies to you, and what you have paid for already keeps its price until its end.',
      ],
    },
    {
      id: 'credits',
      heading: 'Pay-as-you-go credits',
      body: [
        'One credit sends one email. Credits that you do not use roll over monthly: what is left at the end of a month is there in the next.',
        'Credits are non-refundable. They have no cash value: they cannot be paid out, sold, or moved to another account.',
      ],
    },
    {
      id: 'billing-disputes',
      heading: 'When a bill looks wrong',
      body: [
        `Write to [${contact.email}](mailto:${contact.email}) within 30 days of the date of the bill, and say what you think is wrong. We will look into it with you and correct what needs correcting. Billing disputes that reach us later than 30 days cannot be considered.`,
      ],
    },
    {
      id: 'your-content-and-data',
      heading: 'Your content and your data',
      body: [
        'What you write, and the contacts that you bring, stay yours. You let us store, process and send them as far as the service needs it, and you confirm that you may hand them to us. How we treat personal data is in the [Privacy Policy](/privacy).',
        'You can export your contacts whenever you like, and you should keep a copy: subscriber data may be deleted after 60 days of inactivity.',
      ],
    },
    {
      id: 'our-service',
      heading: 'Our service',
      body: [
        'We look after the service with care and keep improving it. It comes as it is: we cannot promise that it will never pause, nor that every mailbox in the world will accept every message, because that also depends on what you send and on those who receive it.',
        'The software, its design and its name remain ours. While your account lasts, you may use them for your business.',
      ],
    },
    {
      id: 'ending-the-account',
      heading: 'Ending the account',
      body: [
        'You may close your account on any day. What you have paid for can be used until then; it is not paid back, unless the law says otherwise.',
        'We may suspend or close an account that breaks these terms, or that puts recipients or the service at risk. Where we can, we tell you first and give you time to mend it.',
      ],
    },
    {
      id: 'liability',
      heading: 'How far we are liable',
      body: [
        'If something that we did or failed to do causes you a loss, all that we owe you for it together is limited to the lesser of what you paid us in the 12 months before, or $500.',
        'We are not liable for profit, data or good name that was lost as a consequence. Nothing here limits what the law does not allow to be limited.',
      ],
    },
    {
      id: 'changes',
      heading: 'When these terms change',
      body: [
        'The date at the top says when they last changed. When a change matters to you, we write to the address of your account before it applies. Whoever goes on using the service then accepts the new terms; whoever does not may close the account.',
      ],
    },
    {
      id: 'law-and-contact',
      heading: 'Law and contact',
      body: [
        'The law of the country in which we are established applies, with what protects you in your own country beside it. If one sentence here turns out not to be valid, the others stay.',
        `Questions? Write to [${contact.email}](mailto:${contact.email}), or use the [contact form](/contact).`,
      ],
    },
  ],
};
