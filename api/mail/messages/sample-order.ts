import { samples } from '@grovemail/config/samples.ts';
import {
  button,
  type MailBranding,
  type MailContent,
  quietText,
  text,
} from '../../mailing/layout/mail-content.ts';

const { otherShops, receipt, contacts, currency } = samples;
const [ada] = contacts;
const firstName = ada.name.split(' ', 1)[0] ?? '';
const amount = (value: number) => currency + value.toLocaleString('en-US');
const total = amount(receipt.reduce((sum, { price }) => sum + price, 0));

/**
 * The email "Order shipped" from the product page of transactional emails, with the values shown there. Visitors send it
 * to any address, so it contains no text of theirs.
 */
export function sampleOrder({ brand, site }: MailBranding): MailContent {
  const { name, order } = otherShops.prints;
  return {
    subject: `Sample: your order ${order} is on its way · ${brand}`,
    preview: `${name} has sent it. It arrives on Friday.`,
    label: 'Sample',
    title: `Thank you, ${firstName}!`,
    stamp: 'sample',
    parts: [
      text(`Your order ${order} of ${total} is on its way. It arrives on Friday.`),
      {
        kind: 'amounts',
        amounts: receipt.map((line) => ({ name: line.name, value: amount(line.price) })),
        total: { name: 'Total', value: total },
      },
      button(
        'Track my order',
        `${site}/products/transactionals`,
        'This order is a sample. The link leads back to the page you sent it from.',
      ),
      quietText(
        `${name}, ${firstName} and the order are invented. The email is real, and was sent like every transactional email.`,
      ),
    ],
    why: `You’re receiving this email because your address was entered under “Send this email to yourself” on the ${brand} site. It’s a one-time sample. It doesn’t add your address to any list, so there’s nothing to unsubscribe from. The delivery log keeps the address for up to 90 days. If it wasn’t you, just reply and let us know.`,
  };
}
