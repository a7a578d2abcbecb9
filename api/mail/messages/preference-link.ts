import { freshLinkSubject } from '@grovemail/domain/forms/preferences.ts';
import {
  button,
  type MailBranding,
  type MailContent,
  quietText,
  text,
} from '../../mailing/layout/mail-content.ts';

/** Sends the new preferences link that a recipient requested. */
export function preferenceLinkMail(
  { link }: { link: string },
  { brand }: MailBranding,
): MailContent {
  return {
    subject: freshLinkSubject(brand),
    preview: 'Choose which emails you get, or unsubscribe from all of them.',
    label: 'Preferences',
    title: 'Here’s your new link',
    stamp: 'link',
    parts: [
      text(
        'You asked for a new link to your email preferences. On the page it opens, you can leave one list or all of them, without signing in.',
      ),
      button('Manage my preferences', link),
      quietText(
        'The link is for you alone, so please don’t forward it. If you didn’t ask for it, ignore this email.',
      ),
    ],
    why: `You’re receiving this email because someone entered your address on the preferences page of ${brand}.`,
    unsubscribe: link,
    buttonAddress: link,
  };
}
