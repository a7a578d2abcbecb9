import { button, type MailBranding, type MailContent, text } from './mail-content.ts';

/** The fresh link to their preferences that a recipient requested. */
export function preferenceLinkMail(
  { link }: { link: string },
  { brand }: MailBranding,
): MailContent {
  return {
    subject: `Manage the email you get from ${brand}`,
    preview: 'Choose which emails you get, or unsubscribe from all of them.',
    title: 'Here is your link',
    parts: [
      text(
        'You asked for a fresh link to your email preferences. It opens a page where you can unsubscribe from one list or from all of them.',
      ),
      button('Manage my preferences', link),
      text(
        'The link is for your address only, so please do not forward it. If you did not ask for it, ignore this email: nothing has changed, and nothing will.',
      ),
    ],
    why: `You are receiving this email because someone entered your address on the preferences page of ${brand}.`,
    unsubscribe: link,
  };
}
