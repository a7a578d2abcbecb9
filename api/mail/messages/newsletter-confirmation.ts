import {
  button,
  type MailBranding,
  type MailContent,
  steps,
  text,
} from '../../mailing/layout/mail-content.ts';
import { longDay } from './long-moment.ts';

/**
 * The double opt-in email.
 * @param signUp.link to the page with the confirm button; opening it alone confirms nothing
 * @param signUp.signedUpAt milliseconds since the epoch
 */
export function newsletterConfirmation(
  { link, unsubscribe, signedUpAt }: { link: string; unsubscribe: string; signedUpAt: number },
  { brand }: MailBranding,
): MailContent {
  return {
    subject: `Confirm your address for the ${brand} newsletter`,
    preview: 'One more click to confirm. The link works for seven days.',
    label: 'Newsletter',
    title: 'One more click, and you’re in',
    stamp: 'newsletter',
    parts: [
      text(
        'You, or someone using your address, signed up for our newsletter: ideas that worked for other teams, once or twice a month.',
      ),
      button('Confirm my address', link, 'There’s one button on the next page.'),
      steps(
        1,
        ['You signed up', `${longDay(signedUpAt)}.`],
        ['You confirm', 'The link works for seven days.'],
        ['The newsletter starts', 'It comes once or twice a month, each with an unsubscribe link.'],
      ),
    ],
    why: `You’re receiving this email because your address was entered in the newsletter form on the ${brand} site. If it wasn’t you, ignore this email: we send the newsletter only to confirmed addresses.`,
    unsubscribe,
    buttonAddress: link,
  };
}
