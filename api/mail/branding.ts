import { createHash } from 'node:crypto';
import { brand } from '@grovemail/config/brand.ts';
import { palette } from '@grovemail/config/palette.ts';
import { mailStamps } from '@grovemail/domain/mail-pictures.ts';
import type { MailBranding } from '../mailing/layout/mail-content.ts';

/**
 * The sender and the branding of our emails.
 * @param site base URL of the site, without trailing slash
 */
export function mailBranding(site: string): MailBranding {
  return { brand: brand.name, address: brand.contact.address, site, pictures };
}

/** The postmarks contain a word, and both they and the logo the brand's colors. */
const pictures = createHash('sha256')
  .update(JSON.stringify([mailStamps, palette]))
  .digest('hex')
  .slice(0, 8);
