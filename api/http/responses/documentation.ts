import type { ApiError } from '@grovemail/contract/api-error.ts';
import { errorAddress } from '@grovemail/contract/errors.ts';
import type { FastifyRequest } from 'fastify';
import { ownOrigin } from '../requests/origins.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Base URL of the site, without trailing slash; '' for this origin. */
    siteUrl: string;
  }
}

/**
 * The origin of the site as this caller reaches it. Without SITE_URL, the caller controls it: use it only in responses to this
 * caller.
 */
export function siteOf({ server, protocol, host }: FastifyRequest): string {
  const own = host ? URL.parse(`${protocol}://${host}`) : null;
  return server.siteUrl || (own?.host ? own.origin : ownOrigin(server.server));
}

/** The Link header of an error (RFC 8288). @param site origin of the documentation */
export function helpLink({ code }: ApiError, site: string): string {
  return `<${site}${errorAddress(code)}>; rel="help"`;
}
