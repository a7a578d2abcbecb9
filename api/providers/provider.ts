import { createHash } from 'node:crypto';
import type { Report } from '../resources/reported-mail.ts';

/** A request that a mail service posted, or that claims so. */
export interface Posted {
  /** Names in lower case. */
  headers: Readonly<Record<string, unknown>>;
  /** The raw bytes, of which the signature is made. */
  body: Uint8Array;
}

/**
 * Reads the bounces and complaints that a mail service posts.
 * @returns nothing for other events; null if the request does not prove that the service sent it
 * @throws {ProviderAwayError}
 */
export type Provider = (posted: Posted) => Promise<Report[] | null>;

/** What proves a request could not be fetched, so the service has to post it again. */
export class ProviderAwayError extends Error {
  override name = 'ProviderAwayError';
}

/** The id of an event under which it counts once. */
export function eventDigest(provider: string, ...parts: readonly string[]): string {
  return createHash('sha256')
    .update(JSON.stringify([provider, ...parts]))
    .digest('base64url');
}

/** The JSON of a body; undefined if it is none. */
export function jsonOf(body: Uint8Array | string): unknown {
  try {
    return JSON.parse(typeof body === 'string' ? body : new TextDecoder().decode(body));
  } catch {
    return undefined;
  }
}

/**
 * Whether a request is recent: services try for a day at most.
 * @param at when it was made, milliseconds since the epoch; NaN is never recent
 * @param maxAge milliseconds
 */
export function isRecent(at: number, now: number, maxAge: number): boolean {
  return now - at <= maxAge && at - now <= clockSkew;
}

const clockSkew = 5 * 60_000;
