import { createHash } from 'node:crypto';
import type { Report } from '../resources/reported-mail.ts';

/** An unverified request from a mail service. */
export interface Posted {
  /** Names in lower case. */
  headers: Readonly<Record<string, unknown>>;
  /** The raw bytes, which the signature covers. */
  body: Uint8Array;
}

/**
 * Reads the bounces and complaints that a mail service posts.
 * @returns an empty list for other events; null if the request is not authentic
 * @throws {ProviderAwayError}
 */
export type Provider = (posted: Posted) => Promise<Report[] | null>;

/** A certificate could not be fetched, so the service has to post the request again. */
export class ProviderAwayError extends Error {
  override name = 'ProviderAwayError';
}

/** The id that deduplicates an event. */
export function eventDigest(provider: string, ...parts: readonly string[]): string {
  return createHash('sha256')
    .update(JSON.stringify([provider, ...parts]))
    .digest('base64url');
}

/** The JSON value of a body; undefined for other text. */
export function jsonOf(body: Uint8Array | string): unknown {
  try {
    return JSON.parse(typeof body === 'string' ? body : new TextDecoder().decode(body));
  } catch {
    return undefined;
  }
}

/**
 * Whether a request is recent. Services retry for at most a day.
 * @param at of the request, milliseconds since the epoch; NaN is never recent
 * @param maxAge milliseconds
 */
export function isRecent(at: number, now: number, maxAge: number): boolean {
  return now - at <= maxAge && at - now <= clockSkew;
}

const clockSkew = 5 * 60_000;
