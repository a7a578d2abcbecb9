import { button, type MailBranding, type MailContent, text } from './mail-content.ts';

/** The fresh link to their preferences that a recipient requested. */
export function preferenceLinkMail(
  { link }: { link: string },
  { brand }: MailBranding,
): MailContent {
  return {
    subject: `Your link to choose which mail you get from ${brand}`,
    preview: 'Choose which mail you get, or stop all of it.',
    title: 'Here is your link',
    parts: [
      text(
        'You asked for a fresh link to your mail preferences. It opens a page with two choices: stop one list, or all of them.',
      ),
      button('Choose what I get', link),
      text(
        'It is made for your address alone, so please do not pass it on. If you did not ask for it, nothing has changed, and nothing will.',
      ),
    ],
    why: `You get this because somebody entered your address on the preference page of ${brand}.`,
    unsubscribe: link,
  };
}
