import { version } from '@grovemail/contract/version.ts';

/**
 * The User-Agent header, with the site for a receiver's questions (RFC 9110 §10.1.5).
 * @param brand any text
 * @param site its base URL
 */
export function userAgentOf(brand: string, site: string): string {
  const product = brand.replace(/[^A-Za-z0-9.-]+/g, '') || 'Mailer';
  const about = URL.parse(site)?.href;
  return [`${product}/${version}`, about && `(+${about})`].filter(Boolean).join(' ');
}
