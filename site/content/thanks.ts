import { brand } from '@grovemail/config/brand.ts';
import { contactForm } from '@grovemail/domain/forms/contact.ts';
import { demoForm } from '@grovemail/domain/forms/demo.ts';
import { feedbackForm } from '@grovemail/domain/forms/feedback.ts';
import { newsletterForm } from '@grovemail/domain/forms/newsletter.ts';
import { sampleLimits, sampleMailForm } from '@grovemail/domain/forms/sample-mail.ts';
import { startupForm } from '@grovemail/domain/forms/startup.ts';
import type { LetterWords } from '../pictures/stamps/SentLetter.tsx';

export interface Thanks extends LetterWords {
  /** Guides to read next, by id. */
  guides?: string[];
}

const prices = {
  title: 'While you wait',
  text: 'See what your list would cost.',
  label: 'See pricing',
  href: '/pricing',
};

/** The letters that forms end on, with and without JavaScript; their pages’ addresses are the contract’s. */
export const thanks = {
  contact: {
    brand: brand.name,
    stamp: 'crane',
    postmark: 'Received',
    about: 'Contact',
    title: contactForm.notices.success,
    reply: contactForm.notices.reply,
    text: 'We’ll reply by email.',
    meanwhile: prices,
    again: { before: 'Something to add?', label: 'Send another message', href: '/contact' },
  },
  feedback: {
    brand: brand.name,
    stamp: 'parcel',
    postmark: 'Received',
    about: 'Documentation',
    title: feedbackForm.notices.success,
    text: 'It is stored safely, and the people who write this page will read it.',
    meanwhile: {
      title: 'Keep reading',
      text: 'All guides and the reference.',
      label: 'Back to the docs',
      href: '/developers',
      quiet: true,
    },
    again: { before: 'Done reading?', label: 'Go to the home page', href: '/' },
    guides: ['quickstart', 'webhooks', 'deliverability'],
  },
  newsletter: {
    brand: brand.name,
    stamp: 'kite',
    postmark: 'Confirm',
    about: 'Newsletter',
    title: newsletterForm.notices.success,
    reply: newsletterForm.notices.reply,
    text: 'You won’t get the newsletter until you confirm.',
    steps: [
      { title: 'We email you a link', text: 'The link works for seven days.' },
      { title: 'You confirm', text: 'Open the link and press the button.' },
      { title: 'The newsletter starts', text: 'It comes once or twice a month.' },
    ],
    meanwhile: {
      title: 'Already subscribed?',
      text: 'Then you’re all set, and won’t get another link.',
      label: 'Read the blog',
      href: brand.blogUrl,
      quiet: true,
    },
    again: { label: 'Use another address', href: '/#newsletter-email' },
  },
  demo: {
    brand: brand.name,
    stamp: 'drum',
    postmark: 'Received',
    about: 'Demo request',
    title: demoForm.notices.success,
    reply: demoForm.notices.reply,
    text: 'We’ll email the address you gave.',
    meanwhile: {
      title: 'While you wait',
      text: `Compare what you pay now with a year of ${brand.name}.`,
      label: 'Calculate your savings',
      href: '/calculator',
    },
    again: { before: 'Something to add?', label: 'Send another request', href: '/demo' },
  },
  startup: {
    brand: brand.name,
    stamp: 'sunrise',
    postmark: 'Received',
    about: 'Application',
    title: startupForm.notices.success,
    reply: startupForm.notices.reply,
    text: 'We’ll email the address you gave.',
    meanwhile: prices,
    again: { before: 'Something to add?', label: 'Send another application', href: '/startup' },
  },
  savings: {
    brand: brand.name,
    stamp: 'crate',
    postmark: 'Received',
    about: 'Savings calculator',
    title: 'We’ve got your figures',
    text: 'Thank you. We’ll send the result to the address you gave.',
    meanwhile: {
      title: 'See it with your own list',
      text: 'Half an hour, built around your questions.',
      label: 'Get a 30-minute Demo',
      href: '/demo',
    },
    again: { before: 'Other figures?', label: 'Calculate again', href: '/calculator' },
  },
  sample: {
    brand: brand.name,
    stamp: 'parcel',
    postmark: 'On its way',
    about: 'Sample email',
    title: sampleMailForm.notices.success,
    steps: [
      { title: 'It is queued', text: 'We store it, and send it in its turn.' },
      { title: 'The mail server replies', text: 'Usually within seconds.' },
      { title: 'It is in your inbox', text: 'If not, check your spam folder.' },
    ],
    meanwhile: {
      title: 'Nothing there?',
      text: sampleLimits,
      label: 'Read how sending works',
      href: '/developers/guides/deliverability',
      quiet: true,
    },
    again: { label: 'Back to transactional emails', href: '/products/transactionals' },
  },
} satisfies Record<string, Thanks>;
