import { brand } from '@grovemail/config/brand.ts';
import type { APIRoute } from 'astro';
import { bases } from '../../layouts/site-config.ts';

const year = 365 * 24 * 60 * 60_000;

/** Contact for vulnerability reports (RFC 9116), valid for a year from the build. */
export const GET: APIRoute = () => {
  const lines = [
    `Contact: mailto:${brand.contact.email}`,
    `Expires: ${new Date(Date.now() + year).toISOString()}`,
    'Preferred-Languages: en',
    `Policy: ${brand.repositoryUrl}/blob/main/SECURITY.md`,
    ...(bases.site === '' ? [] : [`Canonical: ${bases.site}/.well-known/security.txt`]),
  ];
  return new Response(`${lines.join('\n')}\n`);
};
