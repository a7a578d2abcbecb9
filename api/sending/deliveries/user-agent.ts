import { version } from '@grovemail/contract/version.ts';

/**
 * Names who calls, and where a receiver can ask about it (RFC 9110 §10.1.5).
 * @param brand any text; a product is a token of ASCII
 * @param site its base URL
 */
export function userAgentOf(brand: string, site: string): string {
  const product = brand.replace(/[^A-Za-z0-9.-]+/g, '') || 'Mailer';
  const about = URL.parse(site)?.href;
  return [`${product}/${version}`, about && `(+${about})`].filter(Boolean).join(' ');
}
