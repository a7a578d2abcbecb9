import { button, type Letter, type Letterhead, text } from './letter.ts';

/**
 * Asks whether the owner of a mailbox wants the newsletter (double opt-in).
 * @param link leads to the page whose button confirms; opening it confirms nothing
 */
export function newsletterConfirmation(
  { link, unsubscribe }: { link: string; unsubscribe: string },
  { brand }: Letterhead,
): Letter {
  return {
    subject: `Confirm your address for the ${brand} newsletter`,
    preview: 'One more click, and it is yours. The link is good for seven days.',
    title: 'Shall we write to you?',
    parts: [
      text(
        `Somebody, most likely you, asked for the ${brand} newsletter at this address: ideas that worked for others, once or twice a month.`,
      ),
      text('If that was you, confirm it here. The page that opens has one button.'),
      button('Confirm my address', link),
      text(
        'The link is good for seven days. If it was not you, do nothing: an address that is not confirmed gets no newsletter.',
      ),
    ],
    why: `You get this because your address was entered in the newsletter form of ${brand}.`,
    unsubscribe,
  };
}
