import { ApiError } from '@grovemail/contract/api-error.ts';
import { isAccountKey, type KeyScope } from '@grovemail/domain/keys/key-scope.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { apiKeyDigest } from '../../keys/api-key.ts';
import type { Space } from '../../keys/space.ts';
import { isInNetworks, networkOf } from '../limits/networks.ts';
import type { NoteUse } from './key-uses.ts';

/** The key of a call. */
export interface KeyHolder {
  id: string;
  isTest: boolean;
  scopes: readonly KeyScope[];
  /** Which rows it reaches. */
  space: Space;
  /** Milliseconds since the epoch; null for an operator's key, which never expires. */
  expiresAt: number | null;
}

interface FoundKey extends KeyHolder {
  /** The only networks it may be used from, in CIDR; none means everywhere. */
  networks: readonly string[];
}

interface AdmissionChecks {
  /** The active key with this digest, if it is accepted; see `recentKeys`. */
  findKey(digest: string, accepts: (key: FoundKey) => boolean): Promise<FoundKey | null>;
  noteUse: NoteUse;
  /** Counts a call under a name. @throws {ApiError} too_many_requests */
  limit(name: string, reply: FastifyReply): Promise<void>;
}

/**
 * The two checks of API calls with a key in `Authorization: Bearer …`. Missing, malformed, unknown, revoked and expired
 * keys, those for pages and those from other networks all take a lookup and get the same response. Both checks count the
 * call, by key or else by the caller's network, so that every response has rate limit headers.
 */
export function accountAdmission({ findKey, noteUse, limit }: AdmissionChecks) {
  async function countedHolder(
    { headers, ip }: FastifyRequest,
    reply: FastifyReply,
  ): Promise<KeyHolder | null> {
    const key = await findKey(
      apiKeyDigest(bearerToken(headers.authorization)),
      ({ scopes, networks }) => isAccountKey(scopes) && isInNetworks(ip, networks),
    );
    if (key) noteUse(key);
    await limit(key?.id ?? `stranger ${networkOf(ip)}`, reply);
    return key;
  }

  return {
    /** @throws {ApiError} unauthorized without an active key; too_many_requests */
    async admit(request: FastifyRequest, reply: FastifyReply): Promise<KeyHolder> {
      const holder = await countedHolder(request, reply);
      if (!holder) throw new ApiError('unauthorized');
      return holder;
    },
    /** Counts a call to an unknown operation. @throws {ApiError} too_many_requests */
    async count(request: FastifyRequest, reply: FastifyReply): Promise<void> {
      await countedHolder(request, reply);
    },
  };
}

/** The token of `Authorization: Bearer …`, of at most 200 printable ASCII characters; '' for any other header. */
export function bearerToken(authorization = ''): string {
  return /^Bearer +([\x21-\x7e]{1,200})$/i.exec(authorization)?.[1] ?? '';
}

/** @throws when the operation requires no key */
export function holderOf({ account }: { account: KeyHolder | null }): KeyHolder {
  if (!account) throw new Error('This operation has no account.');
  return account;
}
