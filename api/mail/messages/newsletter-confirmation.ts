import { button, type MailBranding, type MailContent, text } from './mail-content.ts';

/**
 * The double opt-in mail.
 * @param link to the page with the confirm button; opening it alone confirms nothing
 */
export function newsletterConfirmation(
  { link, unsubscribe }: { link: string; unsubscribe: string },
  { brand }: MailBranding,
): MailContent {
  return {
    subject: `Confirm your address for the ${brand} newsletter`,
    preview: 'One more click to confirm. The link works for seven days.',
    title: 'Confirm your subscription',
    parts: [
      text(
        `Someone, most likely you, signed this address up for the ${brand} newsletter: ideas that worked for others, once or twice a month.`,
      ),
      text('If that was you, confirm your address here. The page that opens has a single button.'),
      button('Confirm my address', link),
      text(
        'The link works for seven days. If it was not you, ignore this email: we send no newsletter to unconfirmed addresses.',
      ),
    ],
    why: `You are receiving this email because your address was entered in the newsletter form on the ${brand} site.`,
    unsubscribe,
  };
}
