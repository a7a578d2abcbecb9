import { brand } from '@grovemail/config/brand.ts';
import type { LegalDocument } from '../sections/LegalArticle.tsx';

const { name, legalName, contact } = brand;

/**
 * Sample terms around the constants that the specification sets. The operator replaces what their law needs otherwise.
 * Under 18 here and under 13 in the privacy policy are both kept as specified.
 */
export const terms: LegalDocument = {
  isSample: true,
  title: 'Terms and Conditions',
  stamp: 'baobab',
  changed: '2026-11-29',
  lead: `What you can expect from ${name}, and what we ask of you.`,
  short: [
    'You email only people who agreed to hear from you, and you let them unsubscribe.',
    'You must be 18 or older to have an account.',
    'Pay-as-you-go credits roll over from month to month. They are not refunded.',
    'If an invoice looks wrong, tell us within 30 days.',
    'Your contacts remain yours.',
  ],
  sections: [
    {
      id: 'who-we-are',
      heading: 'Who we are',
      body: [
        `${name} is a customer engagement and email marketing platform: campaigns, automations, transactional emails, SMS and push, and analytics. It is provided by ${legalName}, ${contact.address.join(', ')}. In these terms, “we” means ${legalName}, and “you” means the person or company that holds an account.`,
        'By opening an account or using the service, you accept these terms. If you accept them for a company, you confirm that you are authorized to do so.',
      ],
    },
    {
      id: 'who-may-use-it',
      heading: 'Who may use it',
      body: [
        'The service is made for businesses and agencies. Users under 18 are not allowed: you must be 18 or older to open an account, to work in one, or to be invited into one.',
        'You may not use the service to send or receive anything that is forbidden by the law of your country or of your recipients’ countries.',
      ],
    },
    {
      id: 'your-account',
      heading: 'Your account',
      body: [
        'Give us accurate details and keep them up to date. Anyone with your password or your API key can act in your name, so keep both secret, and tell us at once if you think that someone else has them.',
        'Your API key can do almost everything that you can. Keep it on your server, never in a page or an app that others can read.',
      ],
    },
    {
      id: 'what-you-may-send',
      heading: 'What you may send',
      body: [
        'You may email only people who opted in, and only about what they opted in to. You may not:',
        {
          list: [
            'use lists that were bought, rented or collected without consent;',
            'pretend to be someone else, or hide who is writing;',
            'remove or hide the unsubscribe link;',
            'send anything deceptive, threatening, harmful or illegal;',
            'overload the service or slow it down for others.',
          ],
        },
        'If an account does any of these things, we may stop its messages first and ask afterward.',
      ],
    },
    {
      id: 'unsubscribe-requests',
      heading: 'Unsubscribe requests',
      body: [
        'Every campaign carries a link to the recipient’s preferences, where they can unsubscribe from that list or from all lists. Their choice takes effect at once.',
        'A request that reaches you or us another way, such as a reply or a phone call, counts just as much. Unsubscribe requests are processed within 10 days of submission.',
        'This continues when an account has ended: after termination, unsubscribe requests are processed within 30 days of the last campaign.',
      ],
    },
    {
      id: 'plans-and-payment',
      heading: 'Plans and payment',
      body: [
        'You pay for Growth by the month or by the year; the price depends on your number of contacts and the modules you turn on. We agree on the price of Enterprise with you. Flex is pay as you go, in credits. Our [pricing page](/pricing) lists the prices.',
        'You pay in advance, in the currency that you chose. Your first 1,000 credits, for your first campaign, are free. The startup program gives accepted companies a discount of up to 70%; you can [apply here](/startup).',
        'If we change a price, we will tell you before it applies to you. The price of a period that you have already paid for does not change.',
      ],
    },
    {
      id: 'credits',
      heading: 'Pay-as-you-go credits',
      body: [
        'One credit sends one email. Credits that you do not use roll over monthly: whatever is left at the end of a month is added to the next.',
        'Credits are non-refundable. They have no cash value: they cannot be paid out, sold or moved to another account.',
      ],
    },
    {
      id: 'billing-disputes',
      heading: 'Billing disputes',
      body: [
        `Write to [${contact.email}](mailto:${contact.email}) within 30 days of the invoice date and say what you think is wrong. We will look into it with you and correct any error. We cannot consider billing disputes that reach us after those 30 days.`,
      ],
    },
    {
      id: 'your-content-and-data',
      heading: 'Your content and your data',
      body: [
        'Your content and your contacts remain yours. You allow us to store, process and send them as far as the service requires, and you confirm that you have the right to share them with us. The [Privacy Policy](/privacy) says how we handle personal data.',
        'You can export your contacts at any time. Keep a copy: subscriber data may be deleted after 60 days of inactivity.',
      ],
    },
    {
      id: 'our-service',
      heading: 'Our service',
      body: [
        'We run the service with care and keep improving it. It is provided as is: we cannot promise that it will never be interrupted, or that every mailbox will accept every message, because that also depends on what you send and who receives it.',
        'The software, its design and its name remain ours. You may use them for your business for as long as you have an account.',
      ],
    },
    {
      id: 'ending-the-account',
      heading: 'Closing an account',
      body: [
        'You can close your account at any time. What you have paid for stays usable until its period ends; we do not refund it, unless the law requires us to.',
        'We may suspend or close an account that breaks these terms, or that puts recipients or the service at risk. Where we can, we will warn you first and give you time to fix the problem.',
      ],
    },
    {
      id: 'liability',
      heading: 'Limitation of liability',
      body: [
        'If something that we do, or fail to do, causes you a loss, our total liability is limited to the lesser of what you paid us in the previous 12 months and $500.',
        'We are not liable for any resulting lost profits, lost data or damage to reputation. Nothing here limits liability that the law does not allow us to limit.',
      ],
    },
    {
      id: 'changes',
      heading: 'When these terms change',
      body: [
        'The date at the top says when they last changed. If a change affects you, we will email the address of your account before it takes effect. If you keep using the service after that, you accept the new terms; if you do not agree, you can close your account.',
      ],
    },
    {
      id: 'law-and-contact',
      heading: 'Governing law and contact',
      body: [
        'These terms are governed by the law of the country in which we are established, together with the consumer protection law of your own country. If one provision turns out to be invalid, the others still apply.',
        `Any questions? Write to [${contact.email}](mailto:${contact.email}), or use the [contact form](/contact).`,
      ],
    },
  ],
};
